// Rides of a made-up feed over the made-up network of tests/fixtures/network.
import type { FeedProductRow } from '#catalogue/feed.ts'
import type { Reading } from '#compiler/feeds/reading.ts'
import type { FeedRide, FeedTimetable } from '#compiler/feeds/rides.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

/** A ride of Rapid from Ayton to Beeford as the network has it, with changes. */
export function ride(change: Partial<FeedRide> & { perDay?: number } = {}): FeedRide {
  const { perDay = 16, ...rest } = change
  return {
    operator: 'rapid',
    product: 'Rapid',
    from: 'ayton-central',
    to: 'beeford-hbf',
    minutes: { typical: 80, best: 75 },
    departures: { perDay, first: '06:00', last: '22:00' },
    daysRun: 28,
    trips: 448,
    calls: [],
    slowWeeks: [],
    ...rest,
  }
}

const turned = (there: FeedRide): FeedRide => ({ ...there, from: there.to, to: there.from })

/** A ride and the same the other way. */
export const bothWays = (there: FeedRide, back: Partial<FeedRide> = {}) => [
  there,
  { ...turned(there), ...back },
]

/** Four weeks of the made-up feed. */
export const timetable = (rides: readonly FeedRide[]): FeedTimetable => ({
  from: '2026-06-01',
  to: '2026-06-28',
  rides,
  unjoined: [],
  notices: [],
  megabytes: 1,
  seconds: 0.1,
})

const rapid: FeedProductRow = {
  feed: 'national',
  agency: 'Rapid',
  operator: 'rapid',
  product: 'Rapid',
  within: ['FR'],
}

export const reading = (change: Partial<Reading> = {}, network = tinyNetwork()): Reading => ({
  feed: 'national',
  products: [rapid],
  network,
  editions: ['made-up-2025'],
  source: { id: 'national-2026', asOf: '2026-06' },
  decisions: [],
  ...change,
})
export { rapid }
