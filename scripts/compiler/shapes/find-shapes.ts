// The lines of all trains and ships of the network, one for all services that take the same way.
import type { ServedMode } from '#catalogue/mode.ts'
import type { Service } from '#catalogue/service.ts'
import { isTrue } from '#catalogue/shape.ts'
import { packLine } from '#geo/shape-line.ts'
import { indexPolygons } from '../land/polygon-index.ts'
import { readLand } from '../land/polygons.ts'
import type { Network } from '../read/network.ts'
import type { LineNet, NetWay } from './line-net.ts'
import { kmOf, railShape } from './rail-shapes.ts'
import { seaShape } from './sea-shapes.ts'
import { type FoundShape, simplified } from './shape-files.ts'

export interface Nets {
  rail: LineNet
  sea: LineNet
}

/** The line of a service; undefined where none is known. */
type Finder = (service: Service) => NetWay | undefined

/** Services of a mode with their lines. */
export interface ModeShapes {
  mode: ServedMode
  services: number
  found: { service: Service; way: NetWay; isTrue: boolean }[]
}

function seaFinder(network: Network, net: LineNet): Finder {
  const land = indexPolygons(readLand('10m'))
  const known = new Map<string, NetWay | undefined>()
  return (service) => {
    const ends = `${service.from} ${service.to}`
    if (!known.has(ends)) known.set(ends, seaShape(service, { net, land, network }))
    return known.get(ends)
  }
}

/** @param onProgress called with a sentence now and then */
export function findShapes(network: Network, nets: Nets, onProgress: (text: string) => void): ModeShapes[] {
  const finders: Partial<Record<ServedMode, Finder>> = {
    train: (service) => railShape(service, nets.rail, network),
    ferry: seaFinder(network, nets.sea),
  }
  return (Object.entries(finders) as [ServedMode, Finder][]).map(([mode, find]) => {
    const services = [...network.services.values()].filter((service) => service.mode === mode)
    const found = services.flatMap((service, index) => {
      onProgress(`${mode}: ${index + 1} of ${services.length} services`)
      const way = find(service)
      if (!way) return []
      return { service, way, isTrue: mode === 'ferry' || isTrue(way, kmOf(service, network)) }
    })
    return { mode, services: services.length, found }
  })
}

/** Services with the same stops and the same line together. */
export function sameLines(modes: readonly ModeShapes[]): FoundShape[] {
  const all = modes.flatMap(({ found }) => found)
  const byLine = Map.groupBy(
    all,
    ({ service, way }) => `${service.from} ${service.to} ${packLine(simplified(way.points))}`,
  )
  return [...byLine.values()].map((same) => ({
    services: same.map(({ service }) => service),
    way: (same[0] as (typeof same)[number]).way,
  }))
}
