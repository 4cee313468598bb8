// The page of tours as built: an empty form, and one tour to look at.
import { briefFile } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { readTour } from '#catalogue/tour-query.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { drawWholeOf } from './map-drawing.ts'
import { placeName } from './names.ts'
import { tourPage } from './on-request/tour-page.ts'

/** Named in an order that nobody would travel, to show what another one saves. */
export const exampleQuery =
  'stop=paris&stop=vienna&stop=milan&stop=berlin&stop=rome&order=hours&return=1&fly=0'

const briefOf = memo((town: PlaceId) => readBrief(briefFile(town)))

/** The view models: of the page without a question, and of the example. */
export function tourStart(lang: Language, t: Messages) {
  const model = tourPage(readTour(''), [], new Map(), lang, t, drawWholeOf)
  const question = readTour(exampleQuery)
  const found = question.stops.map((stop) => ({
    ...stop,
    place: stop.text,
    text: placeName(stop.text, lang),
  }))
  const briefs = new Map(found.map(({ place }) => [place, briefOf(place)]))
  return { model, example: tourPage(question, found, briefs, lang, t, drawWholeOf) }
}
