// A net of lines on the map, and the cheapest way over it (A*).
import FlatQueue from 'flatqueue'
import type { SourceId } from '#catalogue/figure.ts'
import { haversineKm, kmPerDegree, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'

/** Nodes are told apart by thousandths of a degree, and found by cells of a hundredth. */
const nodesPerDegree = 1000
const cellsPerDegree = 100

interface Edge {
  to: number
  km: number
  /** publication that shows the stretch; undefined for a step between two lines */
  source: SourceId | undefined
}

/** A way over the net, its ends included. */
export interface NetWay {
  points: readonly Point[]
  km: number
  /** its longest stretch, which is drawn straight */
  gapKm: number
  sources: readonly SourceId[]
}

export interface LineNet {
  points: Point[]
  edges: Edge[][]
  byPlace: Map<string, number>
  cells: Map<string, number[]>
}

export const emptyNet = (): LineNet => ({ points: [], edges: [], byPlace: new Map(), cells: new Map() })

const cellOf = (lat: number, lng: number) =>
  `${Math.floor(lat * cellsPerDegree)} ${Math.floor(lng * cellsPerDegree)}`

function nodeAt(net: LineNet, { lat, lng }: Point): number {
  const key = `${Math.round(lat * nodesPerDegree)} ${Math.round(lng * nodesPerDegree)}`
  const known = net.byPlace.get(key)
  if (known !== undefined) return known
  const node = net.points.push({ lat, lng }) - 1
  net.edges.push([])
  net.byPlace.set(key, node)
  const cell = cellOf(lat, lng)
  const others = net.cells.get(cell)
  if (others) others.push(node)
  else net.cells.set(cell, [node])
  return node
}

function join(net: LineNet, a: number, b: number, source: SourceId | undefined): void {
  if (a === b) return
  const km = haversineKm(net.points[a] as Point, net.points[b] as Point)
  net.edges[a]?.push({ to: b, km, source })
  net.edges[b]?.push({ to: a, km, source })
}

/** Adds a line, point by point. */
export function addLine(net: LineNet, line: readonly Point[], source: SourceId): void {
  let before: number | undefined
  for (const point of line) {
    const node = nodeAt(net, point)
    if (before !== undefined) join(net, before, node, source)
    before = node
  }
}

/** Nodes within some kilometres of a point. */
export function nodesNear(net: LineNet, at: Point, km: number): number[] {
  const [dLat, dLng] = [km / kmPerDegree, km / (kmPerDegree * Math.cos((at.lat * Math.PI) / 180))]
  const near: number[] = []
  const index = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  for (let row = index(at.lat - dLat); row <= index(at.lat + dLat); row++)
    for (let column = index(at.lng - dLng); column <= index(at.lng + dLng); column++)
      for (const node of net.cells.get(`${row} ${column}`) ?? [])
        if (haversineKm(net.points[node] as Point, at) <= km) near.push(node)
  return near
}

/** Joins nodes of different lines that lie within some kilometres: stations beside a line, lines that end just apart. */
export function joinNeighbours(net: LineNet, km: number): void {
  for (const [node, point] of net.points.entries())
    for (const other of nodesNear(net, point, km)) if (other > node) join(net, node, other, undefined)
}

/** Joins each end of a line to the nearest node of another within some kilometres: extracts of maps have holes. */
export function joinEnds(net: LineNet, km: number): void {
  const ends = [...net.points.keys()].filter((node) => net.edges[node]?.length === 1)
  for (const end of ends) {
    const at = net.points[end] as Point
    const joined = new Set(net.edges[end]?.map(({ to }) => to))
    const near = nodesNear(net, at, km).filter((node) => node !== end && !joined.has(node))
    const nearest = leastBy(near, (node) => haversineKm(net.points[node] as Point, at))
    if (nearest !== undefined) join(net, end, nearest, undefined)
  }
}

/** What a stretch costs: long ones, whose line is not known, more than their length. */
export interface GapCost {
  /** kilometres from which a stretch counts as a gap */
  from: number
  /** what each further kilometre costs on top */
  more: number
}

interface Search {
  net: LineNet
  from: Point
  to: Point
  gap: GapCost
  /** how far from its ends a way may begin and end, kilometres */
  reachKm: number
  /** a way longer than this is of no use, kilometres */
  mostKm: number
}

const costOf = (km: number, { from, more }: GapCost) => km + Math.max(0, km - from) * more

/** The cheapest way between two points; undefined where the net does not join them. */
export function wayOver({ net, from, to, gap, reachKm, mostKm }: Search): NetWay | undefined {
  const ends = new Set(nodesNear(net, to, reachKm))
  if (ends.size === 0) return undefined
  const best = new Map<number, number>()
  const before = new Map<number, { node: number; edge: Edge }>()
  const queue = new FlatQueue<number>()
  const ahead = (node: number) => haversineKm(net.points[node] as Point, to)
  for (const node of nodesNear(net, from, reachKm)) {
    const cost = haversineKm(net.points[node] as Point, from)
    best.set(node, cost)
    queue.push(node, cost + ahead(node))
  }
  const settled = new Set<number>()
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (settled.has(node)) continue
    settled.add(node)
    if (ends.has(node)) return wayTo(node, before, { net, from, to })
    const spent = best.get(node) as number
    for (const edge of net.edges[node] ?? []) {
      const total = spent + costOf(edge.km, gap)
      if (total >= (best.get(edge.to) ?? Number.POSITIVE_INFINITY) || total > mostKm * (1 + gap.more))
        continue
      best.set(edge.to, total)
      before.set(edge.to, { node, edge })
      queue.push(edge.to, total + ahead(edge.to))
    }
  }
  return undefined
}

function wayTo(
  last: number,
  before: ReadonlyMap<number, { node: number; edge: Edge }>,
  { net, from, to }: Pick<Search, 'net' | 'from' | 'to'>,
): NetWay {
  const points: Point[] = [to]
  const sources = new Set<SourceId>()
  for (let node = last; ; ) {
    points.push(net.points[node] as Point)
    const step = before.get(node)
    if (!step) break
    if (step.edge.source !== undefined) sources.add(step.edge.source)
    node = step.node
  }
  points.push(from)
  return measured(points.reverse(), [...sources])
}

/** A line with its length and its longest stretch. */
export function measured(points: readonly Point[], sources: readonly SourceId[]): NetWay {
  let [km, gapKm] = [0, 0]
  for (const [index, point] of points.entries()) {
    const step = index === 0 ? 0 : haversineKm(points[index - 1] as Point, point)
    km += step
    gapKm = Math.max(gapKm, step)
  }
  return { points, km, gapKm, sources }
}
