// The tables of the admin page, by the call that fills them. English only (D14).
import { type Mode, modes } from '#catalogue/mode.ts'
import type { AdminAnalyticsReply, KnownAs } from '#contracts/admin-analytics.ts'
import type { AdminMetricsReply } from '#contracts/admin-metrics.ts'
import { isLanguage, languageInfo } from '#lib/languages.ts'
import {
  countCell,
  dayCell,
  momentCell,
  pairCell,
  percentCell,
  shareCell,
  slugCell,
  textCell,
} from './cells.ts'
import type { AdminTable } from './table.ts'

const nothing = 'Nothing counted yet.'
const count = (label: string) => ({ label, numeric: true }) as const

export const topSearches: AdminTable<AdminMetricsReply> = {
  id: 'top-searches',
  caption: 'Top routes',
  empty: nothing,
  columns: [{ label: 'Route' }, count('Searches')],
  rows: ({ topRoutes, stats }) =>
    topRoutes.map((row) => [
      pairCell(row.origin, row.destination),
      shareCell(row.count, stats.totalSearches),
    ]),
}

const recent = (rows: AdminMetricsReply['recentSearches']) =>
  rows.map((row) => [pairCell(row.origin, row.destination), momentCell(row.timestamp)])

export const recentSearches: AdminTable<AdminMetricsReply> = {
  id: 'recent-searches',
  caption: 'Recent searches',
  empty: nothing,
  columns: [{ label: 'Route' }, count('Last search')],
  rows: ({ recentSearches: rows }) => recent(rows),
}

export const recentFaqs: AdminTable<AdminMetricsReply> = {
  id: 'recent-faqs',
  caption: 'Recent FAQ generations',
  empty: 'None yet: questions and answers are written by editors, nothing generates them.',
  columns: [{ label: 'Route' }, count('Generated')],
  rows: ({ recentFaqs: rows }) => recent(rows),
}

export const topViews: AdminTable<AdminAnalyticsReply> = {
  id: 'top-views',
  caption: 'Top viewed routes',
  empty: nothing,
  columns: [{ label: 'Route page' }, count('Views')],
  rows: ({ pageViews: { topRoutes, total } }) =>
    topRoutes.map((row) => [slugCell(row.routeSlug), shareCell(row.count, total)]),
}

const languageName = (code: string) => (isLanguage(code) ? languageInfo[code].name : code)

export const viewsByLanguage: AdminTable<AdminAnalyticsReply> = {
  id: 'views-by-language',
  caption: 'Views by language',
  empty: nothing,
  columns: [{ label: 'Language' }, count('Views'), count('Share')],
  rows: ({ pageViews: { byLanguage, total } }) =>
    byLanguage.map((row) => [
      textCell(languageName(row.language)),
      shareCell(row.count, total),
      percentCell(row.count, total),
    ]),
}

export const viewsByDay: AdminTable<AdminAnalyticsReply> = {
  id: 'views-by-day',
  caption: 'Views of the last 30 days',
  empty: nothing,
  columns: [{ label: 'Day' }, count('Views')],
  rows: ({ pageViews: { byDay } }) => byDay.map((row) => [dayCell(row.day), countCell(row.count)]).reverse(),
}

const modeNames: Record<Mode, string> = {
  train: 'Train',
  flight: 'Flight',
  bus: 'Bus',
  ferry: 'Ferry',
  car: 'Car',
}

export const inventory: AdminTable<AdminAnalyticsReply> = {
  id: 'inventory',
  caption: 'Routes by transport mode',
  empty: 'The catalogue is empty.',
  columns: [{ label: 'Mode' }, count('Routes'), count('Share')],
  rows: ({ routeInventory: { transportModes, totalRoutes } }) =>
    modes.map((mode) => {
      const routes = transportModes[mode] ?? 0
      return [textCell(modeNames[mode]), shareCell(routes, totalRoutes), percentCell(routes, totalRoutes)]
    }),
}

type MissingRoute = AdminAnalyticsReply['missingRoutes']['top'][number]

const whatIsMissing: Record<KnownAs, ((name: string) => string) | undefined> = {
  city: undefined,
  place: (name) => `${name} is a place of the gazetteer, not a city of the catalogue`,
  unknown: (name) => `${name} is not a known place`,
}

/** Reasons for the missing page, for each end. */
function toDo({ originCity, destinationCity, originKnownAs, destinationKnownAs }: MissingRoute): string {
  const reasons = [
    whatIsMissing[originKnownAs]?.(originCity),
    whatIsMissing[destinationKnownAs]?.(destinationCity),
  ].filter((reason) => reason !== undefined)
  return reasons.length > 0 ? reasons.join('; ') : 'both are cities of the catalogue by now'
}

const dismissButton = ({ originCity, destinationCity, requestedSlug }: MissingRoute) => ({
  text: 'Dismiss',
  label: `Dismiss ${originCity} – ${destinationCity}`,
  value: requestedSlug,
})

export const missingRoutes: AdminTable<AdminAnalyticsReply> = {
  id: 'missing-routes',
  caption: 'Missing routes',
  empty: 'No request for a missing route yet.',
  columns: [{ label: 'Asked for' }, count('Requests'), count('Last request')],
  rows: ({ missingRoutes: { top } }) =>
    top.map((row) => [
      textCell(`${row.originCity} – ${row.destinationCity}`, `${row.requestedSlug} · ${toDo(row)}`),
      countCell(row.count),
      { ...momentCell(row.lastRequested), button: dismissButton(row) },
    ]),
}

export const metricsTables = [topSearches, recentSearches, recentFaqs]
export const analyticsTables = [topViews, viewsByLanguage, viewsByDay, inventory, missingRoutes]
