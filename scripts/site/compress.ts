// Compresses the built files for the Node server, by content hash (A14). They are outside dist, since
// other hosts compress files themselves, and some limit the number of files.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedName, contentHash } from '#lib/content-hash.ts'
import { filesIn } from '#tools/site-files.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** Pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.json', '.txt', '.xml', '.svg', '.webmanifest'])
/** Bytes; for smaller files the headers cost more than compression saves. */
const smallest = 512
/** Bytes; the server gzips smaller files on request. */
const gzipFrom = 256 * 1024

/** Brotli quality of a build, and of one for publication (A14). */
export const qualities = { build: 5, release: 11 } as const

interface Known {
  mtimeMs: number
  hash: string
}
interface Index {
  /** the lowest quality among the compressed files */
  quality: number
  files: Record<string, Known>
}

export interface Compressed {
  written: number
  kept: number
  /** of all compressed files */
  bytes: number
}

function readIndex(file: string, quality: number): Index {
  const none = { quality, files: {} }
  if (!existsSync(file)) return none
  const index = JSON.parse(readFileSync(file, 'utf8')) as Index
  return index.quality < quality ? none : index
}

/**
 * Writes `{hash}.br` for every compressible file of `dist` into `folder`, `{hash}.gz` for large ones.
 * Removes files whose hash is no longer in `dist`.
 */
export async function compressSite(dist: string, folder: string, quality: number): Promise<Compressed> {
  const indexFile = join(folder, 'index.json')
  const before = readIndex(indexFile, quality)
  if (Object.keys(before.files).length === 0) rmSync(folder, { recursive: true, force: true })
  const files: Index['files'] = {}
  const names = new Set<string>()
  const counts = { written: 0, kept: 0, bytes: 0 }

  async function put(name: string, pack: () => Promise<Uint8Array>): Promise<void> {
    if (names.has(name)) return
    names.add(name)
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known) {
      counts.kept += 1
      counts.bytes += known.size
      return
    }
    const body = await pack()
    mkdirSync(dirname(path), { recursive: true })
    await writeFile(path, body)
    counts.written += 1
    counts.bytes += body.byteLength
  }

  async function compress(file: string): Promise<void> {
    const path = join(dist, file)
    const { mtimeMs, size } = await stat(path)
    if (size < smallest) return
    const known = before.files[file]
    const body = known?.mtimeMs === mtimeMs ? undefined : await readFile(path)
    const hash = body ? contentHash(body) : (known as Known).hash
    files[file] = { mtimeMs, hash }
    const read = async () => body ?? readFile(path)
    await put(compressedName(hash, 'br'), async () => brotli(await read(), quality))
    if (size > gzipFrom) await put(compressedName(hash, 'gzip'), async () => toGzip(await read()))
  }

  const todo = filesIn(dist).filter((file) => compressible.has(extname(file)))
  const worker = async () => {
    for (let file = todo.pop(); file; file = todo.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))
  for (const name of filesIn(folder))
    if (!names.has(name) && name !== 'index.json') rmSync(join(folder, name), { force: true })
  writeFileSync(indexFile, JSON.stringify({ quality: Math.min(before.quality, quality), files }))
  return counts
}

function brotli(body: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return toBrotli(body, { params })
}
