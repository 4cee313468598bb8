// The tables of what is missing: routes that were asked for, and the towns they lead from and to.
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
import type { KnownAs } from '#contracts/known-as.ts'
import { countryName } from '#i18n/format.ts'
import { countCell, momentCell, textCell } from './cells.ts'
import type { AdminTable } from './table.ts'

type MissingRoute = AdminAnalyticsReply['missingRoutes']['top'][number]
type MissingTown = AdminAnalyticsReply['missingRoutes']['towns'][number]

const count = (label: string) => ({ label, numeric: true }) as const

const whatIsMissing: Record<KnownAs, (name: string) => string> = {
  city: (name) => `${name} is a city`,
  town: (name) => `${name} is a town with journeys`,
  place: (name) => `${name} is a place of the gazetteer, without journeys`,
  unknown: (name) => `${name} is not a known place`,
}

/** What each end is to us, which says why there is no page. */
const endsOf = ({ originCity, destinationCity, originKnownAs, destinationKnownAs }: MissingRoute): string =>
  `${whatIsMissing[originKnownAs](originCity)}; ${whatIsMissing[destinationKnownAs](destinationCity)}`

const dismissButton = (name: string, value: string) => ({ text: 'Dismiss', label: `Dismiss ${name}`, value })

export const missingRoutes: AdminTable<AdminAnalyticsReply> = {
  id: 'missing-routes',
  caption: 'Missing routes',
  empty: 'No request for a missing route yet.',
  columns: [{ label: 'Asked for' }, count('Requests'), count('Last request')],
  rows: ({ missingRoutes: { top } }) =>
    top.map((row) => {
      const name = `${row.originCity} – ${row.destinationCity}`
      return [
        textCell(name, `${row.requestedSlug} · ${endsOf(row)}`),
        countCell(row.count),
        { ...momentCell(row.lastRequested), button: dismissButton(name, row.requestedSlug) },
      ]
    }),
}

/** "Argentina · place of the gazetteer". */
const townNote = ({ country, knownAs }: MissingTown): string =>
  [
    country && countryName(country, 'en'),
    knownAs === 'place' ? 'place of the gazetteer' : 'not a known place',
  ]
    .filter(Boolean)
    .join(' · ')

export const missingTowns: AdminTable<AdminAnalyticsReply> = {
  id: 'missing-towns',
  caption: 'Missing towns',
  empty: 'No town is missing yet.',
  columns: [{ label: 'Town' }, count('Requests'), count('Last request')],
  rows: ({ missingRoutes: { towns } }) =>
    towns.map((row) => [
      textCell(row.name, townNote(row)),
      countCell(row.count),
      { ...momentCell(row.lastRequested), button: dismissButton(row.name, row.town) },
    ]),
}
