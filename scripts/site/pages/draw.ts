// Draws the pages into dist whose code, words or data have changed since they were drawn.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { endPages, nextPage } from '#tools/build-logger.mjs'
import { frameInputs, inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder, dist, root } from '#tools/root.ts'
import { fileOfPath } from '#tools/site-files.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import { hashesOf, type InlineHashes, inlineElements } from '../inline-hashes.ts'
import { withoutBlockSpace } from './block-space.ts'
import type { Bundled } from './bundle.ts'
import type { Page, PageCode } from './entry.ts'
import { type PageRecord, PageRecords, readRecords, stampOf, writeRecords } from './records.ts'
import { type Renames, renamesOf, statesBefore, withNewNames } from './renames.ts'
import { filesNamedIn, frame, readsOfKind, statesOf } from './states.ts'

const recordsFile = join(buildFolder, 'page-records.json')
/** Timers, signals and the release of memory wait for the event loop. */
const pagesATurn = 100

export interface DrawnSite {
  /** all pages and endpoints, as paths below dist */
  files: string[]
  /** addresses of the pages, as paths */
  addresses: string[]
  drawn: number
  /** drawn pages that differ from what was there */
  written: number
  /** pages that were written with new names of files, without drawing them */
  renamed: number
  inline: InlineHashes
}

/** A page for people; the others are endpoints, as `/routes-data.json`. */
const isPage = ({ route }: Page) => route.type === 'page'

const fileOf = (page: Page) => (isPage(page) ? fileOfPath(page.pathname) : page.pathname.slice(1))

/** Draws a page and writes it if it differs. @returns whether it does */
async function drawInto(page: Page, code: PageCode, records: PageRecords): Promise<boolean> {
  const name = fileOf(page)
  const path = join(dist, name)
  const { body, reads } = await code.draw(page)
  const text = isPage(page) ? withoutBlockSpace(body.toString()) : ''
  const isWritten = writeIfNew(path, text === '' ? body : Buffer.from(text))
  records.pages.set(name, {
    ...(stampOf(path) as { size: number; mtimeMs: number }),
    reads: [...readsOfKind(page.route.component), ...filesNamedIn(text), ...reads],
    inline: inlineElements(text),
  })
  return isWritten
}

/** Writes a page of the last build with the present names of files. @returns what is known of it now */
function rename(name: string, { reads }: PageRecord, renames: Renames): PageRecord {
  const path = join(dist, name)
  const own = new Map([...renames].filter(([old]) => reads.includes(old)))
  const text = withNewNames(readFileSync(path, 'utf8'), own)
  writeIfNew(path, Buffer.from(text))
  return {
    ...(stampOf(path) as { size: number; mtimeMs: number }),
    reads: reads.map((read) => renames.get(read) ?? read),
    inline: inlineElements(text),
  }
}

/** The bundle, its loaded code, and what is known of the pages of the last build. */
export interface LoadedPages extends Bundled {
  code: PageCode
  before: ReturnType<typeof readRecords> | undefined
}

/** Without the pages whose files in dist are not as they were written; asked while the catalogue is compiling. */
function asWritten({ hashes, pages }: ReturnType<typeof readRecords>): ReturnType<typeof readRecords> {
  const kept = [...pages].filter(([name, { size, mtimeMs }]) => {
    const now = stampOf(join(dist, name))
    return now?.size === size && now.mtimeMs === mtimeMs
  })
  return { hashes, pages: new Map(kept) }
}

/**
 * Loads what draws the pages; the catalogue may still be compiling, as no module reads it on loading.
 * @param fresh forgets the pages of the last build
 */
export async function loadPages(bundled: Bundled, fresh: boolean): Promise<LoadedPages> {
  process.env.NODE_ENV = 'production' // as Astro does when it bundles: React has a slower form for development
  const code = (await import(pathToFileURL(bundled.entry).href)) as PageCode
  await code.load()
  return { ...bundled, code, before: fresh ? undefined : asWritten(readRecords(recordsFile)) }
}

/** Pages that read brief files, which are composed while the others are drawn. */
const needsBriefs = ({ route }: Page) => /\/(explore\/|(index|meet|tour)\.astro$)/.test(route.component)

/**
 * Draws the site into dist.
 * @param onCatalogue called when the pages of the catalogue are written; its promise is kept when all brief files are
 * @throws what the code of a page throws
 */
export async function drawPages(
  { code, before, hashes, files }: LoadedPages,
  onCatalogue: () => Promise<unknown>,
): Promise<DrawnSite> {
  const pages = await code.paths()
  const stateOf = statesOf(code, { ...hashes, [frame]: inputsHash(frameInputs) }, files, root)
  const records = new PageRecords(stateOf, before?.hashes)
  const renames = renamesOf(before?.hashes ?? new Map(), files, stateOf)
  const named = new PageRecords(statesBefore(stateOf, renames), before?.hashes)
  const count = { kept: 0, renamed: 0, drawn: 0, written: 0 }
  const update = async (page: Page): Promise<keyof typeof count> => {
    const name = fileOf(page)
    const record = before?.pages.get(name)
    if (record && records.isCurrent(record)) {
      records.pages.set(name, record)
      return 'kept'
    }
    if (nextPage() % pagesATurn === 0) await nextTurn()
    if (record && named.isCurrent(record)) {
      records.pages.set(name, rename(name, record, renames))
      return 'renamed'
    }
    return (await drawInto(page, code, records)) ? 'written' : 'drawn'
  }
  const updateAll = async (some: readonly Page[]) => {
    for (const page of some) count[await update(page)] += 1
  }
  const ofCatalogue = pages.filter((page) => !needsBriefs(page))
  await updateAll(ofCatalogue.filter(isPage)) // editors wait for these, and not for the files beside them
  const reached = onCatalogue()
  await updateAll(ofCatalogue.filter((page) => !isPage(page)))
  await reached
  await updateAll(pages.filter(needsBriefs))
  endPages()
  writeRecords(recordsFile, records)
  return {
    files: pages.map(fileOf),
    addresses: pages.filter(isPage).map(({ pathname }) => pathname),
    ...{ drawn: count.drawn + count.written, written: count.written, renamed: count.renamed },
    inline: hashesOf([...records.pages.values()].flatMap(({ inline }) => inline)),
  }
}
