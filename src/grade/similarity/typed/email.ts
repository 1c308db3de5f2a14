import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

const EMAIL = /^(?:mailto:)?<?([^\s@<>"(),:;]{1,64}|"[^"]{1,62}")@([a-z0-9.-]{1,253}\.[a-z]{2,24})>?$/i
const WITH_NAME = /^[^<>@]{0,100}<([^<>\s]{3,320})>$/

/** Case does not count, though a server may tell local parts apart. `Jane <jane@x.org>` is `jane@x.org`. */
export const email: Reader<string> = remembered({
  type: 'email',
  read(text) {
    const match = EMAIL.exec(WITH_NAME.exec(text)?.[1] ?? text)
    return match === null ? undefined : `${match[1]}@${match[2]}`.toLowerCase()
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})
