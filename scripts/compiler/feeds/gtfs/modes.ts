// Which kinds of routes are read, and at which of our stops they call.
// https://gtfs.org/documentation/schedule/reference/#routestxt
// https://developers.google.com/transit/gtfs/reference/extended-route-types
import type { StopKind } from '#catalogue/network.ts'

/** Replacement coaches and suburban trains are no service of a product: 109, 110, 714. */
const notRead = new Set([109, 110, 714])
const ranges: readonly { from: number; to: number; kind: StopKind }[] = [
  { from: 2, to: 2, kind: 'rail' },
  { from: 3, to: 3, kind: 'coach' },
  { from: 4, to: 4, kind: 'port' },
  { from: 100, to: 117, kind: 'rail' },
  { from: 200, to: 209, kind: 'coach' },
  { from: 700, to: 716, kind: 'coach' },
  { from: 1000, to: 1099, kind: 'port' },
  { from: 1200, to: 1299, kind: 'port' },
]

/** The kind of our stops that a route type calls at; undefined where it is not read: metro, tram, air, taxi. */
export function stopKindOf(routeType: number): StopKind | undefined {
  if (notRead.has(routeType)) return undefined
  return ranges.find(({ from, to }) => routeType >= from && routeType <= to)?.kind
}

/** Whether the route type says by itself that the train runs at night: 105, sleeper rail. */
export const isSleeper = (routeType: number) => routeType === 105
