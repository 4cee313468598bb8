// A built site for the checks: small facts about every page, not the pages themselves.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '#tools/check.ts'
import { filesIn, isPageFile, pathOfFile } from '#tools/site-files.ts'
import { type PageFacts, readPage } from './page.ts'
import { pairAddresses } from './pair-addresses.ts'

export interface Site {
  /** e.g. https://waymark.example */
  origin: string
  pages: PageFacts[]
  pageAt: ReadonlyMap<string, PageFacts>
  /** addresses of all files, pages included */
  paths: ReadonlySet<string>
  /** whether functions draw the page of an address */
  isDrawn(path: string): boolean
  /** text of a file that is not a page; undefined for a missing file */
  read(file: string): string | undefined
}

export type SiteCheck = Check<Site>

/** A site from its files. @param read called once per page, and again for files that a check needs whole */
export function siteOf(
  files: readonly string[],
  read: (file: string) => string,
  origin: string,
  {
    onPage = () => {},
    isDrawn = () => false,
  }: { onPage?: (count: number) => void; isDrawn?: Site['isDrawn'] } = {},
): Site {
  const pages = files.filter(isPageFile).map((file, index) => {
    onPage(index + 1)
    return readPage(pathOfFile(file), read(file))
  })
  const known = new Set(files)
  return {
    origin,
    pages,
    pageAt: new Map(pages.map((page) => [page.path, page])),
    paths: new Set(files.map(pathOfFile)),
    isDrawn,
    read: (file) => (known.has(file) ? read(file) : undefined),
  }
}

/** The site in a folder. @param drawn further pages by file name, as functions draw them */
export function readSite(
  folder: string,
  origin: string,
  {
    drawn = new Map(),
    onPage,
  }: { drawn?: ReadonlyMap<string, string>; onPage?: (count: number) => void } = {},
): Site {
  const read = (file: string) => drawn.get(file) ?? readFileSync(join(folder, file), 'utf8')
  const isDrawn = pairAddresses(folder)
  return siteOf([...filesIn(folder), ...drawn.keys()], read, origin, { ...(onPage && { onPage }), isDrawn })
}

/** Pages a search engine may list. */
export const indexable = (site: Site) => site.pages.filter((page) => !page.noindex)

/** Values that several pages share, with the paths of those pages. */
export function repeated(
  pages: readonly PageFacts[],
  value: (page: PageFacts) => string,
): [string, string[]][] {
  const paths = Map.groupBy(pages, value)
  return [...paths]
    .filter(([, owners]) => owners.length > 1)
    .map(([key, owners]) => [key, owners.map((page) => page.path)])
}

/** A list for a message: the first few and how many more. */
export function firstItems(items: readonly string[], most = 3): string {
  return items.slice(0, most).join(', ') + (items.length > most ? ` and ${items.length - most} more` : '')
}
