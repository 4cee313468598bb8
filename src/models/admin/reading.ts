// What editors should read next, drawn at build from the catalogue. English only (D14).
import { readingList } from '#catalogue/load.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import { dateName } from './cells.ts'

const routes = (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'route' : 'routes'}`

/** Rows of the list and sentences about timetables that end. */
export function readingSection() {
  const { next, ends } = readingList()
  return {
    rows: next.map(({ what, mode, who, sources, asOf, until, hasEnded, routes: count, best }) => ({
      what: `${who}: ${mode} ${what}`,
      sources: sources.join(', '),
      asOf: formatAsOf(asOf, 'en'),
      ...(until && { until: `${hasEnded ? 'ended' : 'until'} ${dateName(until)}`, hasEnded }),
      routes: formatNumber(count, 'en'),
      best: `best of ${formatNumber(best, 'en')}`,
    })),
    ends: ends.map(
      ({ until, hasEnded, services, routes: count, best }) =>
        `Timetables ${hasEnded ? 'that ended' : 'until'} ${dateName(until)}: ${formatNumber(services, 'en')} services, on ${routes(count)}, behind the best option of ${formatNumber(best, 'en')}.`,
    ),
  }
}
