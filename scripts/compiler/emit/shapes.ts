// Shapes of services and stretches of road as files of the catalogue: what maps draw (D169).
import { shapeLimits } from '#catalogue/coefficients.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Neighbours } from '#catalogue/road-places.ts'
import type { ServiceId } from '#catalogue/service.ts'
import { type CompiledShape, isTrue } from '#catalogue/shape.ts'
import type { Network } from '../read/network.ts'
import { kmOf } from '../shapes/rail-shapes.ts'

/** Whether the sea lanes give about the kilometres of a ship, where it gives any. */
const isByWater = (shape: { km: number }, km: number | undefined) =>
  km === undefined || Math.abs(shape.km / km - 1) <= shapeLimits.shorter

/** The line of each service that has one. */
export function compiledShapes(network: Network): Record<ServiceId, CompiledShape> {
  const entries = network.shapes.flatMap(({ services, km, gapKm, line, sources }) =>
    services.flatMap((id): [ServiceId, CompiledShape][] => {
      const service = network.services.get(id)
      if (!service) return []
      const isKnown =
        service.mode === 'ferry'
          ? isByWater({ km }, service.km)
          : isTrue({ km, gapKm }, kmOf(service, network))
      return [[id, { kind: isKnown ? 'true' : 'sketched', line, sources }]]
    }),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function compiledRoads({ roads }: Pick<Network, 'roads'>): Neighbours {
  const neighbours: Record<PlaceId, Record<PlaceId, number>> = {}
  const add = (from: PlaceId, to: PlaceId, minutes: number) => {
    neighbours[from] ??= {}
    const ofFrom = neighbours[from] as Record<PlaceId, number>
    ofFrom[to] = Math.min(minutes, ofFrom[to] ?? minutes)
  }
  for (const { from, to, minutes, crossing } of roads) {
    if (crossing !== undefined) continue
    add(from, to, minutes)
    add(to, from, minutes)
  }
  return neighbours
}
