// The built files, served as the edge serves them: pages without extension, ETag, 304, compressed once and cached.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { acceptedEncoding, compress, type Encoding, isCompressible } from './compression.ts'

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
const mostCachedBytes = 64 * 1024 * 1024
/** Instructions for the edge, not pages. */
const hidden = new Set(['/_headers', '/_redirects', '/.assetsignore'])

interface File {
  mtimeMs: number
  size: number
  etag: string
  type: string
  bodies: Map<Encoding, Uint8Array>
}

/** A folder of built files as an assets binding: 200, 304 or 404. */
export function serveFolder(folder: string) {
  const root = resolve(folder)
  const cached = new Map<string, File>()
  let cachedBytes = 0

  return { fetch: serve }

  async function serve(request: Request): Promise<Response> {
    const path = fileFor(new URL(request.url).pathname, root)
    const file = path ? await open(path) : undefined
    if (!file) return new Response(null, { status: 404 })
    const headers = {
      ETag: file.etag,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    }
    if (isKnown(request.headers.get('If-None-Match'), file.etag))
      return new Response(null, { status: 304, headers })
    const encoding = isCompressible(file.type)
      ? acceptedEncoding(request.headers.get('Accept-Encoding'))
      : 'identity'
    const body = await bodyOf(file, encoding)
    return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
      headers: {
        ...headers,
        'Content-Type': file.type,
        'Content-Length': String(body.byteLength),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    })
  }

  async function open(path: string): Promise<File | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = cached.get(path)
    if (known?.mtimeMs === found.mtimeMs && known.size === found.size) return known
    const body = await readFile(path)
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const type = types[extname(path)] ?? 'application/octet-stream'
    const file = {
      mtimeMs: found.mtimeMs,
      size: found.size,
      etag,
      type,
      bodies: new Map([['identity' as const, body]]),
    }
    store(path, file, body.byteLength)
    return file
  }

  function store(path: string, file: File, bytes: number): void {
    if (cachedBytes + bytes > mostCachedBytes) {
      cached.clear()
      cachedBytes = 0
    }
    cached.set(path, file)
    cachedBytes += bytes
  }

  async function bodyOf(file: File, encoding: Encoding): Promise<Uint8Array> {
    const known = file.bodies.get(encoding)
    if (known) return known
    const body = await compress(file.bodies.get('identity') as Uint8Array, encoding)
    file.bodies.set(encoding, body)
    cachedBytes += body.byteLength
    return body
  }
}

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

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false
}
