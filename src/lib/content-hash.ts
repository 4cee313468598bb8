// Hashes of files, for ETags and the names of compressed files. Build and Node server only.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** First 16 characters of the SHA-256 in base64url: 96 bits. */
const short = (hash: Hash): string => hash.digest('base64url').slice(0, 16)

export function contentHash(bytes: Uint8Array): string {
  return short(createHash('sha256').update(bytes))
}

/** Hash of a file, read as a stream. @throws Error when it cannot be read */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return short(hash)
}

/** Path of the compressed file below the folder of compressed files. */
export function compressedName(hash: string, encoding: 'br' | 'gzip'): string {
  return `${hash.slice(0, 1)}/${hash}.${encoding === 'br' ? 'br' : 'gz'}`
}
