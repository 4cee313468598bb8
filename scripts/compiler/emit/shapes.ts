// Shapes of services and stretches of road as files of the catalogue: what maps draw (D169).
import type { PlaceId } from '#catalogue/place.ts'
import type { Neighbours } from '#catalogue/road-places.ts'
import type { Service, ServiceId } from '#catalogue/service.ts'
import { type CompiledShape, type DirectShapes, directKeys } from '#catalogue/shape.ts'
import type { Network } from '../read/network.ts'
import { passedLinks } from '../shapes/passed-links.ts'
import { kmOf } from '../shapes/rail-shapes.ts'
import { isTrueLine, type TrueLine } from '../shapes/true-lines.ts'

/** What a true line of a train passes; nothing of a line that may take another way. */
function passedBy(line: TrueLine | undefined, network: Network): Pick<CompiledShape, 'countries' | 'links'> {
  if (!line || line.unconfirmed.length > 0) return {}
  const { service, points, countries } = line
  const kmPerHour = kmOf(service, network) / (service.minutes.typical / 60)
  const links = passedLinks(points, network.fixedLinks.values(), kmPerHour).map(({ id }) => id)
  return {
    ...(countries.size > 1 && { countries: [...countries.keys()] }),
    ...(links.length > 0 && { links }),
  }
}

/** The line of each service that has one. */
export function compiledShapes(
  network: Network,
  lines: readonly TrueLine[],
): Record<ServiceId, CompiledShape> {
  const byService = new Map(lines.map((line) => [line.service.id, line]))
  const entries = network.shapes.flatMap(({ services, line, sources, ...measured }) =>
    services.flatMap((id): [ServiceId, CompiledShape][] => {
      const service = network.services.get(id)
      if (!service) return []
      const known = byService.get(id)
      // a line of the right length can take another way: the countries it passes tell
      const isSure = known ? known.unconfirmed.length === 0 : isTrueLine(measured, service, network)
      const kind = isSure ? 'true' : 'sketched'
      return [[id, { kind, line, sources, ...passedBy(known, network) }]]
    }),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Between two towns the line that is known best, then the one of the fastest service. */
export function directShapes(
  { services, stops }: Pick<Network, 'services' | 'stops'>,
  shapes: Readonly<Record<ServiceId, CompiledShape>>,
): DirectShapes {
  const isWorse = (id: ServiceId, than: ServiceId) =>
    shapes[id]?.kind === shapes[than]?.kind ? minutesOf(id) >= minutesOf(than) : shapes[than]?.kind === 'true'
  const minutesOf = (id: ServiceId) => services.get(id)?.minutes.typical ?? 0
  const direct: DirectShapes = {}
  for (const id of Object.keys(shapes).sort()) {
    const { mode, from, to } = services.get(id) as Service
    const [start, end] = [from, to].map((stop) => stops.get(stop)?.place ?? '') as [PlaceId, PlaceId]
    const [first, second] = directKeys(mode, start, end)
    direct[first] ??= {}
    const known = direct[first][second]
    if (known === undefined || !isWorse(id, known)) direct[first][second] = id
  }
  return direct
}

export function compiledRoads({ roads }: Pick<Network, 'roads'>): Neighbours {
  const neighbours = new Map<PlaceId, Map<PlaceId, number>>()
  const add = (from: PlaceId, to: PlaceId, minutes: number) => {
    const ofFrom = neighbours.get(from) ?? new Map<PlaceId, number>()
    ofFrom.set(to, Math.min(minutes, ofFrom.get(to) ?? minutes))
    neighbours.set(from, ofFrom)
  }
  for (const { from, to, minutes, crossing } of roads) {
    if (crossing !== undefined) continue
    add(from, to, minutes)
    add(to, from, minutes)
  }
  return Object.fromEntries([...neighbours].map(([from, others]) => [from, [...others]]))
}
