// All options of the routes that leave one city.
import { alternatives, maxChanges } from '#catalogue/coefficients.ts'
import { isFlightOnly } from '#catalogue/limits.ts'
import type { Mode } from '#catalogue/mode.ts'
import { flagOptions, score, sortOptions } from '#catalogue/ranking.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { departuresPerDayOf } from '../figures/departures-per-day.ts'
import { candidates, directRide } from './candidates.ts'
import { driveOption } from './drive-option.ts'
import { type Drives, drivesFrom } from './drives.ts'
import { flights } from './flights.ts'
import type { Graph } from './graph.ts'
import { journeyOption } from './journey-option.ts'
import type { Label } from './label.ts'
import { pick } from './pick.ts'
import type { Stretches } from './roads.ts'
import { type Reached, searchFrom } from './rounds.ts'

/** How a mode's journeys are searched: the rides it may use. */
const searches = {
  train: new Set<Mode>(['train']),
  bus: new Set<Mode>(['bus']),
  ferry: new Set<Mode>(['train', 'bus', 'ferry']),
} as const
type SearchedMode = keyof typeof searches

export interface Departure {
  origin: number
  reached: Record<SearchedMode, Reached>
  drives: Drives
}

/** Searches the whole network once from a city. */
export function departFrom(origin: number, graph: Graph, stretches: Stretches): Departure {
  const search = (mode: SearchedMode) =>
    searchFrom(origin, graph, { modes: searches[mode], maxChanges: maxChanges[mode] })
  return {
    origin,
    reached: { train: search('train'), bus: search('bus'), ferry: search('ferry') },
    drives: drivesFrom(graph.places[origin]?.id ?? '', stretches),
  }
}

/** Direct rides never compete with each other in the search, so that every brand can be shown. */
function journeys(departure: Departure, destination: number, mode: SearchedMode, graph: Graph): Label[] {
  const direct = (graph.nodesOf[departure.origin] ?? [])
    .flatMap((node) => node.rides)
    .filter((ride) => ride.mode === mode && ride.to.place === destination)
    .map(directRide)
  const composed = (graph.nodesOf[destination] ?? [])
    .flatMap((node) => departure.reached[mode].at(node))
    .filter((label) => label.rides > 1 && (mode !== 'ferry' || label.hasFerry))
  return candidates([...direct, ...composed])
}

const fastest = (options: readonly TransportOption[]) =>
  Math.min(...options.map((option) => option.minutes.value))

/** Share of the kilometres on board of ships. */
function shipShare({ legs, km }: TransportOption): number {
  const sea = legs.filter(({ mode }) => mode === 'ferry').reduce((sum, leg) => sum + leg.km, 0)
  return sea / km.value
}

/**
 * A ship is worth a look when it sails from one city to the other, or is not far slower than other ways. Where
 * people could as well stay on land, it must be a voyage and not a detour to a port.
 */
function sensibleFerries(
  ferries: readonly TransportOption[],
  train: readonly TransportOption[],
  bus: readonly TransportOption[],
  car: readonly TransportOption[],
): TransportOption[] {
  const isOverland = car.some(({ legs }) => legs.length === 1)
  const rule = isOverland ? alternatives.ferryBesideLand : alternatives.ferryAcrossSea
  const limit = Math.max(rule.land * fastest(train), rule.road * fastest([...bus, ...car]))
  return ferries.filter(
    (option) =>
      option.legs.length === 1 || (option.minutes.value <= limit && shipShare(option) >= rule.shipShare),
  )
}

/** The options of one route, best first; flags set, overrides not yet applied. */
export function optionsTo(destination: number, departure: Departure, graph: Graph): TransportOption[] {
  const { network } = graph
  const ends = {
    origin: graph.places[departure.origin]?.id ?? '',
    destination: graph.places[destination]?.id ?? '',
  }
  const toOptions = (labels: readonly Label[], mode: Mode) =>
    labels.map((label) => journeyOption(label, mode, network, ends))
  const air = pick(
    toOptions(candidates(flights(departure.origin, destination, graph)), 'flight'),
    alternatives.flights,
  )
  if (isFlightOnly(graph.km(departure.origin, destination))) return air
  const searched = (mode: SearchedMode) => toOptions(journeys(departure, destination, mode, graph), mode)
  const trains = searched('train')
  const isChain = trains.every(({ changes }) => changes.length >= alternatives.chain.changes)
  const train = pick(trains, isChain ? alternatives.chain.options : alternatives.perMode)
  const bus = pick(searched('bus'), alternatives.coaches)
  const drives = departure.drives.to(ends.destination)
  const car = pick(drives.map((drive) => driveOption(drive, network)))
  const ferry = pick(sensibleFerries(searched('ferry'), train, bus, car), alternatives.ferries)
  return withoutLeast([...train, ...air, ...bus, ...ferry, ...car])
}

/** Seldom more than `perRoute` options: of modes with three or more the composed one with the worst score goes first. */
function withoutLeast(options: readonly TransportOption[]): TransportOption[] {
  if (options.length <= alternatives.perRoute) return [...options]
  const ofMode = Map.groupBy(options, ({ mode }) => mode)
  const spare = options
    .filter(
      ({ mode, role, legs }) => legs.length > 1 && role !== 'fastest' && (ofMode.get(mode)?.length ?? 0) > 2,
    )
    .sort((a, b) => score(b) - score(a))[0]
  return spare ? withoutLeast(options.filter((option) => option !== spare)) : [...options]
}

/** Flags one best and one greenest option and puts them in the order pages show. */
export function rank(options: readonly TransportOption[]): TransportOption[] {
  const counted = options.map((option) => ({ ...option, departuresPerDay: departuresPerDayOf(option) }))
  return sortOptions(flagOptions(counted), 'default')
}
