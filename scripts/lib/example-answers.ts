// Calls answered with the examples of their contracts, for pictures and benchmarks of what a page then shows.
import type { BrowserContext, Page } from '@playwright/test'
import { adminAnalyticsPath, adminAnalyticsReplyExample } from '#contracts/admin-analytics.ts'
import { adminMetricsPath, adminMetricsReplyExample } from '#contracts/admin-metrics.ts'
import { type FlightOffer, flightsSearchPath, flightsSearchReplyExample } from '#contracts/flights-search.ts'
import { type WeatherIcon, weatherPath, weatherReplyExample } from '#contracts/weather.ts'

type Answering = Pick<BrowserContext, 'route'> | Pick<Page, 'route'>

const answer = (to: Answering, path: string, json: object) =>
  to.route(`**${path}*`, (call) => call.fulfill({ json }))

/** A month that goes up and down with the week. */
const lastDays = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
  count: 20 + index * 3 + (index % 7) * 9,
}))

/** The dashboard with as many rows as it ever shows. */
export async function answerAdmin(to: Answering): Promise<void> {
  const others = ['paris', 'rome', 'madrid', 'vienna', 'oslo', 'athens', 'porto', 'prague', 'lyon', 'milan']
  const ends = others.map((destination, index) => ({
    origin: 'london',
    destination,
    count: 310 - index * 29,
  }))
  const [search] = adminMetricsReplyExample.recentSearches
  await answer(to, adminMetricsPath, {
    ...adminMetricsReplyExample,
    topRoutes: ends,
    stats: { ...adminMetricsReplyExample.stats, totalSearches: 2108 },
    recentSearches: ends.map(({ origin, destination }, index) => ({
      ...search,
      id: index + 1,
      origin,
      destination,
    })),
  })
  await answer(to, adminAnalyticsPath, {
    ...adminAnalyticsReplyExample,
    pageViews: {
      ...adminAnalyticsReplyExample.pageViews,
      byDay: lastDays,
      topRoutes: ends.map(({ destination, count }) => ({ routeSlug: `london-${destination}`, count })),
    },
  })
}

const icons: WeatherIcon[] = ['sun', 'partly', 'cloudy', 'drizzle', 'rain', 'snow', 'storm']

/** Seven days of weather from today on. */
export const answerWeather = (to: Answering): Promise<unknown> =>
  answer(to, weatherPath, {
    ...weatherReplyExample,
    forecast: icons.map((icon, day) => ({
      date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
      icon,
      maxTemp: 14.4 - day * 2.3,
      minTemp: 6.1 - day * 1.9,
    })),
  })

/** Three offers of a provider. */
export async function answerFares(to: Answering): Promise<void> {
  const [offer] = flightsSearchReplyExample.data as [FlightOffer]
  const totals = ['31.00', '58.00', '129.00']
  await to.route('**/api/*/status', (call) => call.fulfill({ json: { configured: true } }))
  await answer(to, flightsSearchPath, {
    ...flightsSearchReplyExample,
    data: totals.map((total, index) => ({
      ...offer,
      id: String(index),
      price: { ...offer.price, total },
    })),
  })
}
