// The places that the fastest road between two others passes (Dijkstra), for drives and coaches on maps.
import FlatQueue from 'flatqueue'
import type { PlaceId } from './place.ts'

/** The places that a stretch of road without a crossing joins each place to, with the minutes it takes. */
export type Neighbours = Readonly<Record<PlaceId, readonly (readonly [to: PlaceId, minutes: number])[]>>

/** Both places and those between them in their order; empty where no road joins them. */
export function roadPlaces(from: PlaceId, to: PlaceId, neighbours: Neighbours): PlaceId[] {
  const best = new Map<PlaceId, number>([[from, 0]])
  const before = new Map<PlaceId, PlaceId>()
  const queue = new FlatQueue<PlaceId>()
  queue.push(from, 0)
  for (let spent = queue.peekValue(); spent !== undefined; spent = queue.peekValue()) {
    const at = queue.pop() as PlaceId
    if (at === to) break
    if (spent > (best.get(at) as number)) continue
    for (const [next, minutes] of neighbours[at] ?? []) {
      const total = spent + minutes
      if (total >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue
      best.set(next, total)
      before.set(next, at)
      queue.push(next, total)
    }
  }
  if (!best.has(to)) return []
  const places = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) places.unshift(at)
  return places
}
