// The line of each train: through its calls where they are known, over the net of railways.
import { shapeLimits } from '#catalogue/coefficients.ts'
import type { Service } from '#catalogue/service.ts'
import { isTrue } from '#catalogue/shape.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'
import { modelledKm } from '../figures/kilometres.ts'
import { patternsOf, placed } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { type GapCost, type LineNet, measured, type NetWay, wayOver } from './line-net.ts'
import { ownCalls } from './own-calls.ts'

/** Ways of least length, and ways that avoid long gaps at some length: trains take fast lines and old ones. */
const gapCosts: readonly GapCost[] = [
  { from: 12, more: 0 },
  { from: 12, more: 0.4 },
  { from: 12, more: 1.5 },
]
/** How far from its stops a train's line may begin and end, kilometres. */
const reachKm = 1.5
/** Or this far, where no known line leads to the stop, but at most half of the way. */
const farKm = 55
/** A way between two calls may be this much longer than the straight line, and some kilometres. */
const detour = { factor: 1.5, km: 8 }

/** Kilometres of a service, modelled where it gives none. */
export function kmOf({ km, from, to }: Service, { stops }: Pick<Network, 'stops'>): number {
  const [a, b] = [stops.get(from), stops.get(to)]
  return km ?? (a && b ? modelledKm('rail', haversineKm(a, b)) : 0)
}

/** Where the train stops in the direction it is entered in, its ends included: as a feed says, else what is likely. */
function anchorsOf(service: Service, network: Network): Point[][] {
  const pattern = patternsOf(network, service.id)[0]
  const calls = pattern?.rows.map((row) => placed(row, network.stops)) ?? []
  const ends = [network.stops.get(service.from), network.stops.get(service.to)] as [Point, Point]
  if (!pattern) {
    const likely = ownCalls(service, network).map((id) => network.stops.get(id) as Point)
    return likely.length > 0 ? [[ends[0], ...likely, ends[1]], ends] : [ends]
  }
  const between = calls.slice(1, -1)
  return [[ends[0], ...(pattern.direction === 'back' ? between.reverse() : between), ends[1]]]
}

/** The way through all anchors; straight where the net joins two of them by no likely way. */
function through(anchors: readonly Point[], net: LineNet, gap: GapCost): NetWay {
  const points: Point[] = [anchors[0] as Point]
  const sources = new Set<string>()
  for (const [index, to] of anchors.entries()) {
    const from = anchors[index - 1]
    if (!from) continue
    const straight = haversineKm(from, to)
    const mostKm = straight * detour.factor + detour.km
    const search = { net, from, to, gap, mostKm }
    const way =
      wayOver({ ...search, reachKm }) ?? wayOver({ ...search, reachKm: Math.min(farKm, straight / 2) })
    if (way && way.km <= mostKm) {
      points.push(...way.points.slice(1))
      for (const source of way.sources) sources.add(source)
    } else points.push(to)
  }
  return measured(points, [...sources])
}

/** The likeliest line of a train: a true one, else one through its calls; undefined where neither is known. */
export function railShape(service: Service, net: LineNet, network: Network): NetWay | undefined {
  const km = kmOf(service, network)
  const found = anchorsOf(service, network).flatMap((anchors) =>
    gapCosts.map((gap) => ({ way: through(anchors, net, gap), hasCalls: anchors.length > 2 })),
  )
  const off = (way: NetWay) => Math.abs(way.km - km)
  const ways = found.map(({ way }) => way).filter((way) => way.points.length > 2 && isTrue(way, km))
  const sketches = found.flatMap(({ way, hasCalls }) => (hasCalls && isLikely(way, km) ? way : []))
  return leastBy(ways, off) ?? leastBy(sketches, off)
}

const isLikely = (way: NetWay, km: number) =>
  way.km <= km * (1 + shapeLimits.sketchLonger) && way.km >= km * (1 - shapeLimits.sketchShorter)
