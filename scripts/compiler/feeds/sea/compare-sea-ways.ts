// Holds the kilometres of our ships against ways over the sea lanes of Eurostat's SeaRoute.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Service } from '#catalogue/service.ts'
import type { Point } from '#geo/distance.ts'
import { indexPolygons, type PolygonIndex } from '../../land/polygon-index.ts'
import { readLand } from '../../land/polygons.ts'
import type { Network } from '../../read/network.ts'
import { WrongData } from '../../read/problems.ts'
import type { CellChange, Proposal } from '../proposal.ts'
import { lists, type Provenance } from '../provenance.ts'
import { straightKm } from './straighten.ts'
import { boxAround, landInBox } from './water-grid.ts'

/** What a figure may lie below the shortest way, ports and coasts being placed inexactly, and above the net's. */
const belowKm = 2
const belowPart = 0.01
const abovePart = 0.05

const fileSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ from: z.string(), to: z.string(), km: z.number().positive() }),
      geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])).min(2) }),
    }),
  ),
})

export interface SeaWay {
  from: string
  to: string
  /** kilometres over the nodes of the net */
  km: number
  points: readonly Point[]
}

/** @throws WrongData when the file is no GeoJSON of lines with `from` and `to` */
export function readSeaWays(path: string): SeaWay[] {
  try {
    const { features } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    return features.map(({ properties, geometry }) => ({
      ...properties,
      points: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
    }))
  } catch (error) {
    const what = `cannot be read: ${(error as Error).message.split('\n')[0]}.`
    throw new WrongData([
      { where: path, what, remedy: 'Name a GeoJSON file of lines with from and to, ids of ports, and km.' },
    ])
  }
}

/** A ship goes at least the one and at most about the other; its own course is not known. */
export interface SeaKm {
  /** the way over the net pulled straight where no land lies between */
  least: number
  /** the way over the nodes of the net, 20 km apart, which lie beside the course */
  most: number
}

/** Whole kilometres between our ports; undefined for a way between ports that are not ours. */
export function seaKm(
  { from, to, km, points }: SeaWay,
  network: Pick<Network, 'stops'>,
  land: Pick<PolygonIndex, 'spans'>,
): SeaKm | undefined {
  const [start, end] = [network.stops.get(from), network.stops.get(to)]
  if (!start || !end) return undefined
  const way = [start, ...points.slice(1, -1), end]
  const least = Math.round(straightKm(way, landInBox(land, boxAround(way))))
  return { least, most: Math.max(least, Math.round(km)) }
}

function proposalOf(
  service: Service & { where: string },
  km: SeaKm | undefined,
  { source }: Provenance,
): Proposal {
  const base = {
    service: service.id,
    mode: service.mode,
    file: service.where.replace(/^data\/services\//, '').replace(/:\d+$/, ''),
  }
  const ours = service.km
  if (km === undefined)
    return { ...base, kind: 'absent', changes: [], why: `${service.id}: no way between its ports.` }
  const says = `${service.id}: ${ours ?? 'no'} km, ${km.least} to ${km.most} by the sea lanes`
  const isBetween =
    ours !== undefined &&
    ours >= km.least - Math.max(belowKm, km.least * belowPart) &&
    ours <= km.most * (1 + abovePart)
  if (isBetween) return { ...base, kind: 'agrees', changes: [], why: `${says}.` }
  const theirs = String(Math.round((km.least + km.most) / 2))
  const changes: CellChange[] = [
    { column: 'km', ours: ours === undefined ? '' : String(ours), theirs },
    ...(service.sources.includes(source)
      ? []
      : [
          {
            column: 'sources',
            ours: service.sources.join(' '),
            theirs: [...service.sources, source].join(' '),
          },
        ]),
  ]
  return { ...base, kind: 'differs', changes, why: `${says}.` }
}

/**
 * A proposal for every ferry: its kilometres lie between the shortest way over water and the one over the net, or the
 * middle of the two is proposed.
 */
export function compareSeaWays(
  ways: readonly SeaWay[],
  network: Network,
  land: Pick<PolygonIndex, 'spans'> = indexPolygons(readLand('10m')),
  provenance: Provenance = lists.seaLanes,
): Proposal[] {
  const km = new Map<string, SeaKm | undefined>()
  for (const way of ways) {
    const length = seaKm(way, network, land)
    km.set(`${way.from} ${way.to}`, length)
    km.set(`${way.to} ${way.from}`, length)
  }
  return [...network.services.values()]
    .filter(({ mode }) => mode === 'ferry')
    .map((service) => proposalOf(service, km.get(`${service.from} ${service.to}`), provenance))
}

/** @throws WrongData when the file is no GeoJSON of ways between ports */
export const readSeaLanes = (path: string, network: Network): Proposal[] =>
  compareSeaWays(readSeaWays(path), network)
