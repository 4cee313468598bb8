// The choice of a town whose surroundings one wants to see: cities by what is near them without flying.
import { briefFile, cities, townsByDemand } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { countryName, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { descriptionOf } from './head.ts'
import { placeName } from './names.ts'
import { countsAround, exploreCounts } from './on-request/explore-page.ts'

/** The counts alone, so that the page does not depend on every figure of forty files. */
const countsOf = asked('countsAround', (id: PlaceId) => countsAround(readBrief(briefFile(id))))

/** The view model of /explore. */
export function exploreIndex(lang: Language, t: Messages) {
  const words = t.explore
  const towns = townsByDemand()
  return {
    heading: words.indexHeading,
    title: `${words.indexHeading} – Waymark`,
    description: descriptionOf(words.indexDescription(formatNumber(towns.length - 1, lang)), lang),
    towns: towns
      .map((id) => ({ id, name: placeName(id, lang) }))
      .sort((a, b) => a.name.localeCompare(b.name, lang)),
    rows: cities()
      .map(({ id, country }) => ({
        id,
        href: pathTo.explore(lang, id),
        name: placeName(id, lang),
        country: countryName(country, lang),
        land: countsOf(id).far.land,
        text: words.indexRow(exploreCounts(id, countsOf(id), lang, t)),
      }))
      .sort((a, b) => b.land - a.land || a.name.localeCompare(b.name, lang)),
  }
}
