// /robots.txt: the built file, and the sitemap of the pages that only functions draw.
import { pairSitemapIndex } from '#catalogue/indexed-pairs.ts'
import type { Deps } from './deps.ts'

/** The line of the other sitemap, and how that of the pairs begins. */
const sitemapLine = /^(Sitemap: .*\/)sitemap-index\.xml$/m

/** The answer to GET and HEAD: a host without functions serves the file alone, so a crawler meets no page with the status 404. */
export async function robotsTxt(
  request: Request,
  { assets, indexedPairs }: Pick<Deps, 'assets' | 'indexedPairs'>,
): Promise<Response> {
  const file = await assets.fetch(new Request(request.url))
  if (file.status !== 200 || indexedPairs.size === 0) return file
  const text = (await file.text()).replace(sitemapLine, `$&\n$1${pairSitemapIndex}`)
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
}
