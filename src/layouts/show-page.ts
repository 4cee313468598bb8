// A page drawn in the browser, in place of the shell that a host without functions sent.
import { trustedPolicy } from '#lib/trusted-types.ts'

/** Our views escape every text; the shell is a file of this site. */
const drawn = trustedPolicy('drawnPage', { createHTML: (html) => html })

/** Header, content and metadata of a drawn page in place of those of the document. */
export function showPage(html: string): void {
  const page = new DOMParser().parseFromString(drawn?.createHTML(html) ?? html, 'text/html')
  document.title = page.title
  for (const meta of page.querySelectorAll('meta[name="description"], meta[property^="og:"]')) {
    const name = meta.getAttribute('name') ? 'name' : 'property'
    document.head.querySelector(`meta[${name}="${meta.getAttribute(name)}"]`)?.replaceWith(meta)
  }
  for (const sheet of page.head.querySelectorAll('style, link[rel="stylesheet"]'))
    if (![...document.head.children].some((here) => here.isEqualNode(sheet))) document.head.append(sheet)
  for (const link of page.querySelectorAll('header a[hreflang]')) {
    const here = document.querySelector(`header a[hreflang="${link.getAttribute('hreflang')}"]`)
    here?.setAttribute('href', link.getAttribute('href') ?? '/')
  }
  document.querySelector('main')?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []))
}
