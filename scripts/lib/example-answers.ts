// Calls answered with given replies; for pictures and benchmarks with the examples of their contracts.
import type { BrowserContext, Page } from '@playwright/test'
import { forecastDays } from '#catalogue/limits.ts'
import { adminAnalyticsPath, adminAnalyticsReplyExample } from '#contracts/admin-analytics.ts'
import { adminMetricsPath, adminMetricsReplyExample } from '#contracts/admin-metrics.ts'
import { type FlightOffer, flightsSearchPath, flightsSearchReplyExample } from '#contracts/flights-search.ts'
import {
  flightProviderSettings,
  flightsStatusPath,
  flightsStatusReplyExample,
} from '#contracts/flights-status.ts'
import { weatherIcons, weatherPath, weatherReplyExample } from '#contracts/weather.ts'

type Answering = Pick<BrowserContext, 'route'> | Pick<Page, 'route'>

/** Answers calls by their path, whatever the query; later replies replace earlier ones. */
export async function answerCalls(to: Answering, replies: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, json] of Object.entries(replies))
    await to.route(
      ({ pathname }) => pathname === path,
      (call) => call.fulfill({ json }),
    )
}

/** Thirty days up to the examples' today. @param countOf gets the index of a day, from 0 */
export const lastDays = (countOf: (index: number) => number): { day: string; count: number }[] =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    count: countOf(index),
  }))

/** Counts that rise, with a weekly cycle. */
const byWeek = (index: number) => 20 + index * 3 + (index % 7) * 9

/** Answers the calls of the dashboard with as many rows as it can show. */
export async function answerAdmin(to: Answering): Promise<void> {
  const others = ['paris', 'rome', 'madrid', 'vienna', 'oslo', 'athens', 'porto', 'prague', 'lyon', 'milan']
  const kinds = { originKnownAs: 'city', destinationKnownAs: 'city' } as const
  const ends = others.map((destination, index) => ({
    origin: 'london',
    destination,
    count: 310 - index * 29,
    ...kinds,
  }))
  const [search] = adminMetricsReplyExample.recentSearches
  await answerCalls(to, {
    [adminMetricsPath]: {
      ...adminMetricsReplyExample,
      topRoutes: ends,
      stats: { ...adminMetricsReplyExample.stats, totalSearches: 2108 },
      recentSearches: ends.map(({ origin, destination }, index) => ({
        ...search,
        id: index + 1,
        origin,
        destination,
      })),
    },
    [adminAnalyticsPath]: {
      ...adminAnalyticsReplyExample,
      pageViews: {
        ...adminAnalyticsReplyExample.pageViews,
        byDay: lastDays(byWeek),
        topRoutes: ends.map(({ destination, count }) => ({
          routeSlug: `london-${destination}`,
          count,
          ...kinds,
        })),
      },
    },
  })
}

/** Answers with seven days of weather from today on, each with another icon. */
export const answerWeather = (to: Answering): Promise<void> =>
  answerCalls(to, {
    [weatherPath]: {
      ...weatherReplyExample,
      forecast: weatherIcons.slice(0, forecastDays).map((icon, day) => ({
        date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
        icon,
        maxTemp: 14.4 - day * 2.3,
        minTemp: 6.1 - day * 1.9,
      })),
    },
  })

/** Answers with three offers of a provider, whichever the page is built for. */
export async function answerFares(to: Answering): Promise<void> {
  const [offer] = flightsSearchReplyExample.data as [FlightOffer]
  const totals = ['31.00', '58.00', '129.00']
  const statusPaths = flightProviderSettings.map(flightsStatusPath)
  await answerCalls(to, {
    ...Object.fromEntries(statusPaths.map((path) => [path, flightsStatusReplyExample])),
    [flightsSearchPath]: {
      ...flightsSearchReplyExample,
      data: totals.map((total, index) => ({
        ...offer,
        id: String(index),
        price: { ...offer.price, total },
      })),
    },
  })
}
