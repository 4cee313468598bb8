// What a built page says of its build, for views that are drawn into it later.
import type { PageWords } from './page-words.ts'

/** @throws RangeError for HTML that is no page of the site */
export function shellFacts(html: string): Pick<PageWords, 'icons' | 'site'> {
  // the quote in front: without it the search begins anew at every letter of the page
  const icons = /"([^"]*\/icons\.[^"#]*#)/.exec(html)?.[1]
  const site = /property="og:image" content="(https?:\/\/[^/"]+)/.exec(html)?.[1]
  if (!icons || !site) throw new RangeError('This is not the shell of a page. Build the site again.')
  return { icons, site }
}
