// The line of each ship: over the net of sea lanes, pulled straight where no land lies between.
import type { Service } from '#catalogue/service.ts'
import type { Point } from '#geo/distance.ts'
import { straightWay } from '../feeds/sea/straighten.ts'
import { boxAround, landInBox } from '../feeds/sea/water-grid.ts'
import type { PolygonIndex } from '../land/polygon-index.ts'
import type { Network } from '../read/network.ts'
import { type LineNet, measured, type NetWay, wayOver } from './line-net.ts'

/** The net's nodes lie 20 km apart, and keep off the coast. */
const reachKm = 30
/** A ship goes round islands and capes at this much more than the straight line, and some kilometres. */
const mostKm = (direct: number) => direct * 3 + 150

/** The line of a ship; undefined where the net does not join its ports. */
export function seaShape(
  { from, to }: Pick<Service, 'from' | 'to'>,
  { net, land, network }: { net: LineNet; land: Pick<PolygonIndex, 'spans'>; network: Network },
): NetWay | undefined {
  const ends = [network.stops.get(from), network.stops.get(to)] as [Point, Point]
  const direct = measured(ends, []).km
  const way = wayOver({
    ...{ net, from: ends[0], to: ends[1], reachKm },
    gap: { from: 0, more: 0 },
    mostKm: mostKm(direct),
  })
  if (!way) return undefined
  const points = straightWay(way.points, landInBox(land, boxAround(way.points)))
  return measured(points, way.sources)
}
