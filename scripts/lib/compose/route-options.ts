// All options of the routes that leave one city.
import { alternatives, flightOnlyAboveKm, maxChanges } from '#catalogue/limits.ts'
import type { Mode } from '#catalogue/mode.ts'
import { flagOptions, sortOptions } from '#catalogue/ranking.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { driveOption } from '../figures/drive-option.ts'
import { journeyOption } from '../figures/journey-option.ts'
import { candidates, directRide } from './candidates.ts'
import { type Drives, drivesFrom } from './drives.ts'
import { flights } from './flights.ts'
import type { Graph } from './graph.ts'
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

/** A ship is worth a look when it is not three times slower than land, or sails all the way. */
function sensibleFerries(ferries: readonly TransportOption[], land: readonly TransportOption[]) {
  const limit = alternatives.ferrySlowerThanLand * fastest(land)
  const sailsAllTheWay = ({ legs }: TransportOption) => legs.every((leg) => leg.mode === 'ferry')
  return ferries.filter((option) => option.minutes.value <= limit || sailsAllTheWay(option))
}

/** The options of one route, best first; flags set, overrides not yet applied. */
export function optionsTo(destination: number, departure: Departure, graph: Graph): TransportOption[] {
  const { network } = graph
  const toOptions = (labels: readonly Label[], mode: Mode) =>
    labels.map((label) => journeyOption(label, mode, network))
  const air = pick(
    toOptions(candidates(flights(departure.origin, destination, graph)), 'flight'),
    alternatives.flights,
  )
  if (graph.km(departure.origin, destination) > flightOnlyAboveKm) return air
  const searched = (mode: SearchedMode) => toOptions(journeys(departure, destination, mode, graph), mode)
  const train = pick(searched('train'))
  const bus = pick(searched('bus'), alternatives.coaches)
  const ferry = pick(sensibleFerries(searched('ferry'), [...train, ...bus]), alternatives.ferries)
  const drives = departure.drives.to(graph.places[destination]?.id ?? '')
  const car = pick(drives.map((drive) => driveOption(drive, network)))
  return [...train, ...air, ...bus, ...ferry, ...car]
}

/** Flags one best and one greenest option and puts them in the order pages show. */
export function rank(options: readonly TransportOption[]): TransportOption[] {
  return sortOptions(flagOptions(options), 'default')
}
