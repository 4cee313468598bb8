// The built files, served like on the edge: pages without extension, ETag, 304, compressed by the build.
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Assets } from '#functions/server/deps.ts'
import { hasTag } from '#functions/server/entity-tag.ts'
import { compressedName, hashOfFile } from '#lib/content-hash.ts'
import { createBodyCache } from './body-cache.ts'
import { acceptedEncodings, createGzip, type Encoding, isCompressible } from './compression.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** Bodies up to this size are kept in memory and sent whole; larger ones are streamed from the disk, bytes. */
const smallBytes = 64 * 1024
/** Cache size of all small bodies together, bytes. */
const cachedBytes = 16 * 1024 * 1024
/** Largest file the server gzips, bytes; the build gzips larger ones (scripts/lib/compress.ts). */
const gzipHereBytes = 256 * 1024
/** Files with instructions for the edge, never served. */
const hidden = new Set(['/_headers', '/_redirects', '/.assetsignore'])

interface Content {
  path: string
  bytes: number
}
interface File extends Content {
  mtimeMs: number
  hash: string
  type: string
  /** compressed by the build */
  packed: Partial<Record<Encoding, Content>>
}
interface Body {
  encoding: Encoding
  bytes: number
  data(): BodyInit
}

/**
 * A folder of built files as the app asks for them.
 * @param compressedFolder files compressed by the build, by content hash; without it files are gzipped on first use
 */
export function serveFolder(folder: string, compressedFolder?: string): Assets {
  const root = resolve(folder)
  const files = new Map<string, File>()
  const underWay = new Map<string, Promise<File>>()
  const cached = createBodyCache(cachedBytes)
  const gzip = createGzip()

  return { fetch: serve, bytes }

  async function serve(request: Request): Promise<Response> {
    const path = fileFor(new URL(request.url).pathname, root)
    const file = path ? await open(path) : undefined
    if (!file) return new Response(null, { status: 404 })
    const etag = `W/"${file.hash}"`
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    }
    if (hasTag(request, etag)) return new Response(null, { status: 304, headers })
    const accepted = isCompressible(file.type) ? request.headers.get('Accept-Encoding') : null
    const { encoding, bytes, data } = await bodyOf(file, acceptedEncodings(accepted))
    return new Response(request.method === 'HEAD' ? null : data(), {
      headers: {
        ...headers,
        'Content-Type': file.type,
        'Content-Length': String(bytes),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    })
  }

  async function bytes(pathname: string): Promise<Uint8Array | undefined> {
    const path = fileFor(pathname, root)
    return path === undefined ? undefined : readFile(path).catch(ifMissing)
  }

  /** Facts of a file, read again when it was replaced. */
  async function open(path: string): Promise<File | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = files.get(path)
    if (known?.mtimeMs === found.mtimeMs && known.bytes === found.size) return known
    const asked = underWay.get(path)
    if (asked) return asked
    const reading = readFacts(path, found).finally(() => underWay.delete(path))
    underWay.set(path, reading)
    return reading
  }

  async function readFacts(path: string, { size, mtimeMs }: Stats): Promise<File> {
    const hash = await hashOfFile(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    const [br, gz] = await Promise.all([packedAs('br', hash), packedAs('gzip', hash)])
    const packed = { ...(br && { br }), ...(gz && { gzip: gz }) }
    const file = { path, bytes: size, mtimeMs, hash, type, packed }
    files.set(path, file)
    return file
  }

  async function packedAs(encoding: 'br' | 'gzip', hash: string): Promise<Content | undefined> {
    if (compressedFolder === undefined) return undefined
    const path = join(compressedFolder, compressedName(hash, encoding))
    const found = await stat(path).catch(() => undefined)
    return found && { path, bytes: found.size }
  }

  /** The file in the best accepted encoding that exists. */
  async function bodyOf(file: File, accepted: readonly Encoding[]): Promise<Body> {
    for (const encoding of accepted) {
      const packed = encoding === 'identity' ? file : file.packed[encoding]
      if (packed) return { encoding, ...(await read(packed, `${file.hash} ${encoding}`)) }
      const body = encoding === 'gzip' ? await gzipped(file) : undefined
      if (body) return { encoding, ...whole(body) }
    }
    return { encoding: 'identity', ...(await read(file, file.hash)) }
  }

  async function read({ path, bytes }: Content, key: string): Promise<Omit<Body, 'encoding'>> {
    if (bytes <= smallBytes) return whole(await cached(key, () => readFile(path)))
    // the next part is read when the client has taken the previous one
    return { bytes, data: () => Readable.toWeb(createReadStream(path)) as ReadableStream }
  }

  /** The gzip of a file without one from the build; undefined for large files and while too many wait. */
  async function gzipped(file: File): Promise<Uint8Array | undefined> {
    if (file.bytes > gzipHereBytes) return undefined
    return cached(`${file.hash} gzip`, async () => {
      const packed = gzip(await readFile(file.path))
      if (!packed) throw new TooMuchWaiting()
      return packed
    }).catch((error) => {
      if (error instanceof TooMuchWaiting) return undefined
      throw error
    })
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

class TooMuchWaiting extends Error {}

const whole = (body: Uint8Array) => ({
  bytes: body.byteLength,
  data: () => body as Uint8Array<ArrayBuffer>,
})

/** "/" is index.html, "/de" is de.html, a path with an extension is that file; nothing outside the folder. */
function fileFor(pathname: string, root: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || hidden.has(decoded) || decoded.endsWith('.html')) return undefined
  const name = decoded === '/' ? 'index.html' : extname(decoded) in types ? decoded : `${decoded}.html`
  const path = join(root, name)
  return path.startsWith(root + sep) && !decoded.endsWith('/index') ? path : undefined
}
