// The facts of one page for the checks, small because those of all pages stay in memory.
import { interned } from './interned.ts'
import { leftoversOf } from './leftovers.ts'
import { type Alternate, parsePage } from './page-parser.ts'
import { unshownIn } from './shown.ts'
import { voiceFaults } from './voice/rules.ts'

export interface PageFacts {
  /** address, e.g. "/de/route/london-paris" */
  path: string
  lang: string
  title: string
  description: string
  noindex: boolean
  canonical: string | undefined
  alternates: readonly Alternate[]
  /** number of h1 */
  headings: number
  /** levels of all headings, 1 to 6, in the order of the page */
  headingLevels: readonly number[]
  /** words of the main content, names and figures included */
  words: number
  ids: readonly string[]
  repeatedIds: readonly string[]
  /** addresses of links */
  links: readonly string[]
  /** addresses a browser loads by itself */
  assets: readonly string[]
  styleAttributes: number
  handlers: readonly string[]
  /** texts of inline scripts that run */
  inlineScripts: readonly string[]
  structuredData: readonly string[]
  /** statements of structured data that the page does not show */
  unshown: readonly string[]
  /** visible text of the main content, to compare its wording; empty for routes (npm run verify -- prose) */
  text: string
  /** visible texts and labels with a leftover of a template */
  leftovers: readonly string[]
  /** forms that the language of the page never has */
  voice: readonly string[]
}

/** Number of words, names and figures included. */
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
    voice: voiceFaults([...labels, text].join('\n'), lang).map(interned),
  }
}
