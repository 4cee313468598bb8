// What a feed proposes of a service of the made-up network.
import { compareTimetable } from '#compiler/feeds/compare.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import type { Reading } from '#compiler/feeds/reading.ts'
import type { FeedRide } from '#compiler/feeds/rides.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { reading, timetable } from './rides.ts'

/** The service most cases are about. */
export const rapidService = 'rapid-ayton-beeford'

const known = { basis: 'known' as const, asOf: '2026', sources: ['waymark-editors', 'announcement'] }
/** The network in which the service rests on what editors know. */
export const withKnown = (id: string, change: object = {}) =>
  tinyNetwork({ change: { [id]: { ...known, ...change } } })
/** A reading of the feed against the network in which `rapidService` rests on what editors know. */
export const ofKnown = (change: Partial<Reading> = {}) => reading(change, withKnown(rapidService))

/** What the feed says of a service. */
export function proposal(
  id: string,
  rides: readonly FeedRide[],
  of: Reading = reading(),
): Proposal | undefined {
  return compareTimetable(timetable(rides), of).find(({ service }) => service === id)
}

/** Cells of the feed by column. */
export const changesOf = (found: Proposal | undefined) =>
  Object.fromEntries((found?.changes ?? []).map(({ column, theirs }) => [column, theirs]))
