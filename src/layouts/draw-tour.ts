// A tour, drawn in the browser on a host without functions, from the files that functions draw with (A15). Spelling
// mistakes are understood by functions alone.
import '#lib/zod-without-eval.ts' // first: modules of the catalogue declare their tables with Zod
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FactsFile } from '#catalogue/facts-file.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type Brief, openBrief } from '#catalogue/reach/brief.ts'
import { readTour } from '#catalogue/tour-query.ts'
import { briefPath } from '#contracts/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import { slugify } from '#lib/fold.ts'
import { getBytes, getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'
import { knowFacts } from '#models/on-request/pair-page.ts'
import { tourCalendar } from '#models/on-request/tour-calendar.ts'
import { tourPage } from '#models/on-request/tour-page.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { type FindStop, findStops } from '#places/tour-stops.ts'
import { setupMoney } from '#stores/money.ts'
import Tour from '#views/tour/Tour.tsx'
import { setupShareAndPrint } from './share-and-print.ts'
import { loadDirectory, loadWorld } from './world-files.ts'

/** "Milan", "Milan, Italy" */
const finder =
  ({ lookup, kindOf, name }: DirectoryIndex, lang: Language): FindStop =>
  (typed) => {
    const found = lookup(slugify(typed)) ?? lookup(slugify(typed.split(',')[0] ?? ''))
    return found && { id: found.id, name: name(found.id, lang), isTown: kindOf(found.id) !== 'place' }
  }

async function briefsOf(towns: readonly PlaceId[]): Promise<Map<PlaceId, Brief>> {
  const files = await Promise.all(towns.map((town) => getBytes(briefPath(town))))
  return new Map(files.map((bytes, index) => [towns[index] as PlaceId, openBrief(bytes)]))
}

/** Offers the text of the file itself: there is no function to ask for it. */
function offerFile(into: HTMLElement, text: string | undefined): void {
  const link = into.querySelector<HTMLAnchorElement>('[data-calendar]')
  if (!link || !text) return
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = 'tour.ics'
}

/** Draws the answer to the address in place of the example. @throws Error when a file cannot be read */
export async function drawTourHere(into: HTMLElement): Promise<void> {
  const lang = document.documentElement.lang as Language
  const question = readTour(location.search)
  const directory = loadDirectory()
  const [facts, { index, world }] = await Promise.all([
    getJson('/facts.json') as Promise<FactsFile>,
    directory.then(loadWorld),
  ])
  knowFacts(facts)
  const found = findStops(question.stops, !question.order, finder(index, lang))
  const briefs = await briefsOf([...new Set(found.flatMap(({ place }) => place ?? []))])
  const t = messagesFor(lang)
  const model = tourPage(question, found, briefs, lang, t, world.drawWhole)
  const icons = into.querySelector('use')?.getAttribute('href')?.replace(/#.*/, '#') ?? ''
  const page = { lang, t, icons, site: location.origin }
  document.title = model.head.title
  flushSync(() => createRoot(into).render(createElement(Tour, { model, page })))
  offerFile(into, tourCalendar(model, lang, t, location.origin, new Date()))
  setupShareAndPrint()
  setupMoney()
}
