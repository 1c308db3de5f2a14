import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stemmer } from 'stemmer'
import { embeddingTier } from '../../../src/grade/embedding/tier.ts'
import { openaiEmbedder } from '../../../src/grade/openai.ts'
import type { Similarity, VectorCache } from '../../../src/grade/ports.ts'
import { EmbeddingOptions } from '../../../src/suite/schema/judge.ts'

export interface Embedded {
  readonly similarity: Similarity
  /** What the endpoint was asked. */
  readonly calls: number
  readonly texts: number
}

/**
 * The similarity with the embedding tier above it, settled for everything that `grade` compares. The endpoint is a stub
 * on loopback whose vectors hold hashed word stems: it shows what the tier asks for and when, not what a model knows.
 */
export async function embedded(base: Similarity, grade: (similarity: Similarity) => void): Promise<Embedded> {
  const stub = await vectorServer()
  const options = EmbeddingOptions.parse({ model: 'stems' })
  const endpoint = { apiKey: 'none', baseUrl: stub.url, timeout: 30_000, retries: 3, concurrency: 1 }
  try {
    const settled = await embeddingTier(openaiEmbedder(endpoint, options), NO_CACHE, options).settle(base, grade)
    if (settled.kind === 'failed') throw new Error(settled.reason)
    return { similarity: settled.similarity, ...stub.asked() }
  } finally {
    stub.close()
  }
}

const NO_CACHE: VectorCache = { get: async () => undefined, put: async () => undefined }

async function vectorServer() {
  let calls = 0
  let texts = 0
  const server = createServer(async (request, response) => {
    const { input }: { input: readonly string[] } = JSON.parse(await bodyOf(request))
    calls += 1
    texts += input.length
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: stemVector(text) }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', model: 'stems', data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => ({ calls, texts }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const DIMENSIONS = 256

/** Counts of word stems by hash; no text has length 0. */
function stemVector(text: string): readonly number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0)
  vector[0] = 0.01
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const place = hash(stemmer(word)) % DIMENSIONS
    vector[place] = (vector[place] ?? 0) + 1
  }
  return vector
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
