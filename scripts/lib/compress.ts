// The built files compressed for the Node server (A14), outside dist and named by content: hosts with a limit of files
// and hosts that compress themselves do not need them, and only what changed is compressed again.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedName, contentHash } from '#lib/content-hash.ts'
import { filesIn } from './site-files.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** Pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.json', '.txt', '.xml', '.svg', '.webmanifest'])
/** Below this the headers weigh more than what is saved, bytes. */
const smallest = 512
/** The server gzips smaller files on first use, bytes. */
const gzipFrom = 256 * 1024

/** Brotli quality of the pages of a build, and of what is published: 5 takes a sixtieth of the time of 11. */
export const qualities = { build: 5, release: 11 } as const

/** Scripts and styles are few and sent with every page: always as well as brotli can. */
export const buildQuality = (file: string): number =>
  file.startsWith('_astro/') ? qualities.release : qualities.build

interface Known {
  mtimeMs: number
  hash: string
  quality: number
}

export interface Compressed {
  written: number
  unchanged: number
  /** of all compressed files */
  bytes: number
}

/** What is known of the files of the last run, by name. */
const readIndex = (file: string): Record<string, Known> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Known>) : {}

/**
 * Writes `{hash}.br` for every compressible file of `dist` into `folder`, `{hash}.gz` for large ones.
 * Removes files whose hash is no longer in `dist`.
 * @param qualityOf brotli quality a file needs at least, 0 to 11
 */
export async function compressSite(
  dist: string,
  folder: string,
  qualityOf: (file: string) => number = buildQuality,
): Promise<Compressed> {
  const indexFile = join(folder, 'index.json')
  const before = readIndex(indexFile)
  const qualityByHash = new Map(Object.values(before).map(({ hash, quality }) => [hash, quality]))
  const index: Record<string, Known> = {}
  const sizes = new Map<string, number>()
  let written = 0

  /** Keeps the compressed form of a content that is there, unless it must be packed anew. */
  async function put(name: string, isGood: boolean, pack: () => Promise<Uint8Array>): Promise<void> {
    if (sizes.has(name)) return
    sizes.set(name, 0)
    const path = join(folder, name)
    const there = isGood ? statSync(path, { throwIfNoEntry: false }) : undefined
    const body = there ? undefined : await pack()
    sizes.set(name, there?.size ?? body?.byteLength ?? 0)
    if (!body) return
    mkdirSync(dirname(path), { recursive: true })
    await writeFile(path, body)
    written += 1
  }

  async function compress(file: string): Promise<void> {
    const path = join(dist, file)
    const { mtimeMs, size } = statSync(path) // ten times as fast as on a thread
    if (size < smallest) return
    const known = before[file]?.mtimeMs === mtimeMs ? before[file] : undefined
    const body = known ? undefined : await readFile(path)
    const hash = body ? contentHash(body) : (known as Known).hash
    const quality = Math.max(qualityOf(file), qualityByHash.get(hash) ?? 0)
    index[file] = { mtimeMs, hash, quality }
    const isGood = (qualityByHash.get(hash) ?? 0) >= quality
    const read = async () => body ?? readFile(path)
    await put(compressedName(hash, 'br'), isGood, async () => brotli(await read(), quality))
    if (size > gzipFrom) await put(compressedName(hash, 'gzip'), true, async () => toGzip(await read()))
  }

  const todo = filesIn(dist).filter((file) => compressible.has(extname(file)))
  const worker = async () => {
    for (let file = todo.pop(); file; file = todo.pop()) await compress(file)
  }
  mkdirSync(folder, { recursive: true })
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))
  for (const name of filesIn(folder))
    if (!sizes.has(name) && name !== 'index.json') rmSync(join(folder, name), { force: true })
  writeFileSync(indexFile, JSON.stringify(index))
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { written, unchanged: sizes.size - written, bytes }
}

function brotli(body: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return toBrotli(body, { params })
}
