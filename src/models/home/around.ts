// Europe around one city, on the home page: its map of hours, and what the catalogue finds.
import { briefFile, catalogueFigure } from '#catalogue/load.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { site } from '#catalogue/site.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { mapDrawer } from '../map-drawing.ts'
import { explorePage } from '../on-request/explore-page.ts'

/** The city of the site configuration, as long as nothing is known of the visitor. */
export function homeAround(lang: Language, t: Messages) {
  const { homeCity: city } = site
  const { lead, timeMap, counts } = explorePage(readBrief(briefFile(city)), lang, t, mapDrawer)
  const href = pathTo.explore(lang, city)
  return {
    ...{ lead, timeMap, href },
    town: counts.town,
    heading: t.home.around(counts.town),
    finding: t.home.finding({
      less: formatNumber(catalogueFigure('trainBelowFlightRoutes'), lang),
      both: formatNumber(catalogueFigure('trainAndFlightRoutes'), lang),
    }),
  }
}
export type HomeAround = ReturnType<typeof homeAround>
