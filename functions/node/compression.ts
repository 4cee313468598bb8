// Compression on Node; the edge does its own.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/**
 * Files are compressed once, in the thread pool: at 10 a tenth smaller than at 9 for 65 ms, at 11 three per cent
 * more where that takes no longer. Data of a megabyte and more would keep the first visitor waiting for seconds.
 */
const fileQualities = [
  { below: 64_000, quality: 11 },
  { below: 1_000_000, quality: 10 },
] as const
const fileQuality = (bytes: number): number => fileQualities.find(({ below }) => bytes < below)?.quality ?? 6
/** For answers of the app, which are compressed for one visitor. */
const answerQuality = 5
/** below this the headers weigh more than what is saved */
const smallest = 512

/** Text, markup, code and data; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml/.test(type)
}

/** The best encoding a client accepts: brotli, then gzip. "br;q=0" refuses it. */
export function acceptedEncoding(accept: string | null): Encoding {
  const accepted = (accept ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = accepted.map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** Compresses a body; `quality` is brotli's, 0 to 11. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  quality: number = fileQuality(body.byteLength),
): Promise<Uint8Array> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return toGzip(body)
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** An answer made by the app, compressed if that helps; files come compressed already. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
  if (!answer.body || answer.headers.has('Content-Encoding') || encoding === 'identity') return answer
  if (!isCompressible(answer.headers.get('Content-Type') ?? '') || answer.headers.has('ETag')) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (body.byteLength < smallest) return new Response(body, { status: answer.status, headers })
  headers.set('Content-Encoding', encoding)
  const packed = (await compress(body, encoding, answerQuality)) as Uint8Array<ArrayBuffer>
  return new Response(packed, { status: answer.status, headers })
}
