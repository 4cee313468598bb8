// Hashes of files, for ETags and the names of compressed files. Build and Node server only.
import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** First 16 characters of the SHA-256 in base64url: 96 bits. */
const short = (hash: Hash): string => hash.digest('base64url').slice(0, 16)

export function contentHash(bytes: Uint8Array): string {
  return short(createHash('sha256').update(bytes))
}

const partBytes = 64 * 1024
const mostSpare = 8
/** Buffers for reading, used again: the first visits of all pages would leave 600 MB to the collector. */
const spare: Buffer[] = []

/** Hash of a file, read in parts. @throws Error when it cannot be read */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const part = spare.pop() ?? Buffer.allocUnsafeSlow(partBytes)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(part)
      if (bytesRead === 0) return short(hash)
      hash.update(part.subarray(0, bytesRead))
    }
  } finally {
    if (spare.length < mostSpare) spare.push(part)
    await file.close()
  }
}

/** Path of the compressed file below the folder of compressed files. */
export function compressedName(hash: string, encoding: 'br' | 'gzip'): string {
  return `${hash.slice(0, 1)}/${hash}.${encoding === 'br' ? 'br' : 'gz'}`
}
