import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VectorCache } from '../../grade/ports.ts'

/** Vectors as files of 32-bit floats, little-endian, named by their key. What cannot be read or written is not there. */
export function openVectorFolder(folder: string): VectorCache {
  const made = mkdir(folder, { recursive: true }).then(() => writeFile(join(folder, '.gitignore'), '*\n'))
  made.catch(() => undefined)
  return {
    async get(key) {
      try {
        const bytes = await readFile(join(folder, `${key}.f32`))
        return bytes.length === 0 || bytes.length % 4 !== 0 ? undefined : vectorOf(bytes)
      } catch {
        return undefined
      }
    },
    async put(key, vector) {
      const file = join(folder, `${key}.f32`)
      const beside = `${file}.${randomBytes(6).toString('hex')}`
      try {
        await made
        // whole or not at all: another run may read it now
        await writeFile(beside, bytesOf(vector))
        await rename(beside, file)
      } catch {
        // a cache that cannot be written costs time, not the run
      }
    },
  }
}

function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4)
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4)
  return bytes
}

function vectorOf(bytes: Buffer): Float32Array {
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4))
}
