// The tables of the admin page, by the call that fills them. English only (D14).
import { type Mode, modes } from '#catalogue/mode.ts'
import type { AdminAnalyticsReply } from '#contracts/admin-analytics.ts'
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
import { missingRoutes, missingTowns } from './missing.ts'
import type { AdminTable } from './table.ts'

const nothing = 'Nothing counted yet.'
const count = (label: string) => ({ label, numeric: true }) as const

export const topSearches: AdminTable<AdminMetricsReply> = {
  id: 'top-searches',
  caption: 'Top routes',
  empty: nothing,
  columns: [{ label: 'Route' }, count('Searches')],
  rows: ({ topRoutes, stats }) =>
    topRoutes.map((row) => [pairCell(row), shareCell(row.count, stats.totalSearches)]),
}

const recent = (rows: AdminMetricsReply['recentSearches']) =>
  rows.map((row) => [pairCell(row), momentCell(row.timestamp)])

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
    topRoutes.map((row) => [slugCell(row), shareCell(row.count, total)]),
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

export const metricsTables = [topSearches, recentSearches, recentFaqs]
export const analyticsTables = [topViews, viewsByLanguage, viewsByDay, inventory, missingRoutes, missingTowns]
