// Pages drawn on request that are kept: as bytes, which take half the memory of a text, with the tag of their content, so that
// nobody receives them twice.
import type { Deps } from './deps.ts'
import { entityTag, hasTag } from './entity-tag.ts'
import { createRecent } from './recent.ts'

const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

/** Pages that are kept. */
const most = 100

export interface DrawnPage {
  html: string
  status: number
}
interface KeptPage {
  body: Uint8Array<ArrayBuffer>
  status: number
  etag: string
}

export interface KeptPages {
  /** the answer with a page that was drawn on the same day */
  answer(request: Request, address: string): Response | undefined
  /** keeps a page, and answers with it */
  keep(request: Request, address: string, page: DrawnPage): Promise<Response>
}

function send(request: Request, { body, status, etag }: KeptPage): Response {
  const headers = { ...htmlHeaders, ETag: etag }
  if (status === 200 && hasTag(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers })
}

export function createKeptPages({ now }: Pick<Deps, 'now'>): KeptPages {
  const pages = createRecent<KeptPage>(most)
  /** Pages say which timetables have ended, so they are drawn anew each day. */
  const keyOf = (address: string) => `${now().toISOString().slice(0, 10)} ${address}`
  return {
    answer(request, address) {
      const known = pages.get(keyOf(address))
      return known && send(request, known)
    },
    async keep(request, address, { html, status }) {
      const body = new TextEncoder().encode(html)
      const page = { body, status, etag: await entityTag(body) }
      pages.put(keyOf(address), page)
      return send(request, page)
    },
  }
}
