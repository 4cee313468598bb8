// The facts of one page that the checks need: small, since those of all pages are kept.
import { interned } from './interned.ts'
import { leftoversOf } from './leftovers.ts'
import { type Alternate, parsePage } from './page-parser.ts'
import { unshownIn } from './shown.ts'

export interface PageFacts {
  /** address, e.g. "/de/route/london-paris" */
  path: string
  lang: string
  title: string
  description: string
  noindex: boolean
  canonical: string | undefined
  alternates: readonly Alternate[]
  /** how many h1 */
  headings: number
  /** levels of all headings, 1 to 6, in the order of the page */
  headingLevels: readonly number[]
  /** words of the main content, names and figures included */
  words: number
  ids: readonly string[]
  repeatedIds: readonly string[]
  /** addresses of links a visitor follows */
  links: readonly string[]
  /** addresses a browser loads by itself */
  assets: readonly string[]
  styleAttributes: number
  handlers: readonly string[]
  /** texts of inline scripts that run */
  inlineScripts: readonly string[]
  structuredData: readonly string[]
  /** what structured data states and the page does not show */
  unshown: readonly string[]
  /** visible text of the main content, to compare its wording; of routes npm run verify -- prose does that */
  text: string
  /** visible text and labels that look like a mistake of the page's author */
  leftovers: readonly string[]
}

/** Words, names and figures included. */
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0

const isRoute = /\/route\//

/** The facts of a page. `path` is its address. */
export function readPage(path: string, html: string): PageFacts {
  const { text, main, labels, coordinates, ...notes } = parsePage(html, html.includes('latitude'))
  const { lang, headingLevels, ids, repeatedIds, links, assets, structuredData } = notes
  const shown = { text: main, lang, coordinates: [...coordinates] }
  return {
    ...notes,
    path,
    headings: headingLevels.filter((level) => level === 1).length,
    words: wordsIn(main),
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    links: [...links],
    assets: [...assets],
    unshown: structuredData.length > 0 ? unshownIn(structuredData, shown) : [],
    text: isRoute.test(path) ? '' : interned(main),
    leftovers: leftoversOf([...labels, text]),
  }
}
