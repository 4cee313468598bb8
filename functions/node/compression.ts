// Compression on Node; the edge has its own. The build compresses most files; the rest is compressed here.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** Brotli quality of the app's answers, each compressed for one visitor: 2 ms for a page. Each step more doubles its memory. */
const answerQuality = 6
/** Below this size compression saves less than its headers weigh, bytes. */
const smallest = 512
/** Files that may wait for compression; one is compressed at a time, so three threads stay free for reading. */
const mostWaiting = 32

/** Text, markup, code and data; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml/.test(type)
}

/** Encodings a client accepts, the best first: brotli, gzip, as it is. "br;q=0" refuses it. */
export function acceptedEncodings(accept: string | null): Encoding[] {
  const accepted = (accept ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = new Set(accepted.map((part) => part.split(';', 1)[0]?.trim().toLowerCase()))
  return [...(['br', 'gzip'] as const).filter((name) => names.has(name)), 'identity']
}

/** Compresses one body after the other; undefined while too many wait. */
export function createGzip(): (body: Uint8Array) => Promise<Uint8Array> | undefined {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (body) => {
    if (waiting >= mostWaiting) return undefined
    waiting += 1
    const packed = last.then(() => toGzip(body))
    last = packed
      .catch(() => {})
      .finally(() => {
        waiting -= 1
      })
    return packed
  }
}

async function compress(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: answerQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return toBrotli(body, { params })
}

/** An answer of the app, compressed where that helps; of files, which say so, the encoding is chosen already. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('Accept-Encoding'))
  const isWhole = request.method !== 'HEAD' && !answer.headers.has('Vary')
  if (!isWhole || encoding === 'identity' || !isCompressible(answer.headers.get('Content-Type') ?? ''))
    return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (body.byteLength < smallest) return new Response(body, { status: answer.status, headers })
  headers.set('Content-Encoding', encoding)
  const packed = (await compress(body, encoding)) as Uint8Array<ArrayBuffer>
  return new Response(packed, { status: answer.status, headers })
}
