/** More than any answer has; what is longer never gets into memory whole. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

/** `fetch` that follows no redirect, and calls `onTooLong` and breaks off when an answer does not end. */
export function limitedFetch(onTooLong: () => void): typeof fetch {
  return async (input, init) => {
    // a redirect would carry the key and the conversation to wherever it points
    const response = await fetch(input, { ...init, redirect: 'manual' })
    let left = MAX_ANSWER_BYTES
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.length
        if (left >= 0) return controller.enqueue(chunk)
        onTooLong()
        controller.error(new Error(`the answer is longer than ${MAX_ANSWER_BYTES} bytes`))
      },
    })
    const body = response.body?.pipeThrough(counter) ?? null
    const { status, statusText, headers } = response
    return new Response(body, { status, statusText, headers })
  }
}
