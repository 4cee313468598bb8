// All options of the routes that leave one city.

import { airportPairs } from '#catalogue/airport-pair.ts'
import { alternatives, connection } from '#catalogue/coefficients.ts'
import { isAirportPair } from '#catalogue/folded-pairs.ts'
import { isFlightOnly } from '#catalogue/limits.ts'
import { isDriven, type Mode, modes, type Way, wayOf } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { score } from '#catalogue/ranking.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { candidates, directRide } from './candidates.ts'
import { driveOption } from './drive-option.ts'
import { type Drives, drivesFrom } from './drives.ts'
import { flights } from './flights.ts'
import type { Graph } from './graph.ts'
import { optionOf } from './journey-option.ts'
import { chain, type Label } from './label.ts'
import { pick } from './pick.ts'
import type { Ride } from './rides.ts'
import type { Stretches } from './roads.ts'
import { type Reached, searchFrom } from './rounds.ts'

/** Modes that one journey over land mixes where neither leads there alone. */
const landModes = ['train', 'bus'] as const satisfies readonly Mode[]
const mixedChanges = 2
const mixedShown = 2

export interface Departure {
  origin: number
  /** by mode, for modes that are searched ride by ride */
  reached: ReadonlyMap<Mode, Reached>
  /** by trains and coaches mixed; searched when a pair has neither alone */
  mixed(): Reached
  drives: Drives
}

/** On the way to a ship a coach is taken to or from the port only: elsewhere trains are as quick, and coaches are many. */
function isInlandCoach({ nodes }: Graph): (ride: Ride) => boolean {
  const ports = new Set(nodes.flatMap(({ stop, place }) => (stop.kind === 'port' ? place : [])))
  return ({ mode, from, to }) => mode === 'bus' && !ports.has(from.place) && !ports.has(to.place)
}

/** Searches the whole network once from a place, for the ways to `destinations`. */
export function departFrom(
  origin: number,
  destinations: readonly number[],
  graph: Graph,
  stretches: Stretches,
): Departure {
  const asked = new Set(destinations)
  const reached = modes.flatMap((mode): [Mode, Reached][] => {
    const { search } = modeRules[mode]
    if (search.by !== 'rides') return []
    const rules = { modes: new Set(search.rides), maxChanges: search.maxChanges, destinations: asked }
    const reachedBy = searchFrom(origin, graph, {
      ...rules,
      ...(wayOf(mode) === 'sea' && { isLeftOut: isInlandCoach(graph) }),
    })
    return [[mode, reachedBy]]
  })
  let mixed: Reached | undefined
  return {
    origin,
    reached: new Map(reached),
    mixed() {
      mixed ??= searchFrom(origin, graph, {
        modes: new Set(landModes),
        maxChanges: mixedChanges,
        destinations: asked,
      })
      return mixed
    },
    drives: drivesFrom(graph.places[origin]?.id ?? '', stretches),
  }
}

/** Direct rides bypass the search, where they would beat each other; so every brand can be shown. */
function journeys(departure: Departure, destination: number, mode: Mode, graph: Graph): Label[] {
  const direct = (graph.nodesOf[departure.origin] ?? [])
    .flatMap((node) => node.rides)
    .filter((ride) => ride.mode === mode && ride.to.place === destination)
    .map(directRide)
  const composed = (graph.nodesOf[destination] ?? [])
    .flatMap((node) => departure.reached.get(mode)?.at(node) ?? [])
    .filter((label) => label.rides > 1 && (wayOf(mode) !== 'sea' || label.hasFerry))
  return candidates([...direct, ...composed])
}

/** Direct flights: one option for each pair of airports; with a change: those worth comparing. */
const flightOptions = (
  labels: readonly Label[],
  toOptions: (labels: readonly Label[]) => TransportOption[],
): TransportOption[] =>
  labels.every(({ rides }) => rides === 1) ? airportPairs(toOptions(labels)) : toOptions(candidates(labels))

/** All options of a mode that are worth comparing. */
function optionsBy(mode: Mode, destination: number, departure: Departure, graph: Graph): TransportOption[] {
  const { network, places } = graph
  const ends = { origin: places[departure.origin]?.id ?? '', destination: places[destination]?.id ?? '' }
  const toOptions = (labels: readonly Label[]) => labels.map((label) => optionOf(label, mode, network, ends))
  switch (modeRules[mode].search.by) {
    case 'rides':
      return toOptions(journeys(departure, destination, mode, graph))
    case 'hub':
      return flightOptions(flights(departure.origin, destination, graph), toOptions)
    case 'roads':
      return departure.drives.to(ends.destination).map((drive) => driveOption(drive, network))
  }
}

/** Minutes on board by mode; the mode of a mixed journey is that of most of them. */
function mainMode(label: Label): Mode {
  const minutes = (mode: Mode) =>
    chain(label).reduce((sum, { ride }) => sum + (ride.mode === mode ? ride.minutes : 0), 0)
  const [first, second] = landModes
  return minutes(first) >= minutes(second) ? first : second
}

/** True for a journey of a day that takes both. */
const isMixed = (label: Label) =>
  label.elapsed <= connection.dayChainMaxMinutes &&
  landModes.every((mode) => chain(label).some(({ ride }) => ride.mode === mode))

/** Journeys by train and coach, for a pair that neither joins alone. */
function mixedOptions(destination: number, departure: Departure, graph: Graph): TransportOption[] {
  const { network, places } = graph
  const ends = { origin: places[departure.origin]?.id ?? '', destination: places[destination]?.id ?? '' }
  const reached = departure.mixed()
  const labels = candidates(
    (graph.nodesOf[destination] ?? []).flatMap((node) => reached.at(node).filter(isMixed)),
  )
  return pick(
    labels.map((label) => optionOf(label, mainMode(label), network, ends)),
    mixedShown,
  )
}

const fastestOn = (way: Way, options: readonly TransportOption[]) =>
  Math.min(...options.filter(({ mode }) => wayOf(mode) === way).map(({ minutes }) => minutes.value))

/** Share of the kilometres on board of ships. */
function shipShare({ legs, km }: TransportOption): number {
  const sea = legs.filter(({ mode }) => wayOf(mode) === 'sea').reduce((sum, leg) => sum + leg.km, 0)
  return sea / km.value
}

/**
 * Ships that sail directly from one city to the other, or are not far slower than other modes. Where a
 * road leads there too, more of the kilometres must be at sea, so a detour to a port is left out.
 */
function sensibleShips(
  ships: readonly TransportOption[],
  others: readonly TransportOption[],
): TransportOption[] {
  const isOverland = others.some(({ mode, legs }) => isDriven(mode) && legs.length === 1)
  const rule = isOverland ? alternatives.ferryBesideLand : alternatives.ferryAcrossSea
  const limit = Math.max(rule.land * fastestOn('rail', others), rule.road * fastestOn('road', others))
  return ships.filter(
    (option) =>
      option.legs.length === 1 || (option.minutes.value <= limit && shipShare(option) >= rule.shipShare),
  )
}

/** The options of a mode that are kept: every pair of airports, else those that differ. */
function keptOf(mode: Mode, options: readonly TransportOption[]): TransportOption[] {
  if (options.length > 0 && options.every(isAirportPair)) return [...options]
  const { usually, ofChains } = modeRules[mode].shown
  const areChains = options.every(({ changes }) => changes.length >= alternatives.chainChanges)
  return pick(options, areChains ? ofChains : usually)
}

/** The options of one route, best first; flags set, overrides not yet applied. */
export function optionsTo(destination: number, departure: Departure, graph: Graph): TransportOption[] {
  const isFar = isFlightOnly(graph.km(departure.origin, destination))
  const offered = isFar ? modes.filter((mode) => wayOf(mode) === 'air') : modes
  const sails = (mode: Mode) => wayOf(mode) === 'sea'
  const optionsOf = (mode: Mode) => optionsBy(mode, destination, departure, graph)
  const alone = offered.filter((mode) => !sails(mode)).flatMap((mode) => keptOf(mode, optionsOf(mode)))
  const isJoined = isFar || alone.some(({ mode }) => landModes.some((land) => land === mode))
  const kept = isJoined ? alone : [...alone, ...mixedOptions(destination, departure, graph)]
  const sailed = offered.filter(sails).flatMap((mode) => keptOf(mode, sensibleShips(optionsOf(mode), kept)))
  return withoutWorst([...kept, ...sailed].sort((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode)))
}

/** Rows of a board: pairs of airports beyond the first few are folded away. */
const rowsOf = (options: readonly TransportOption[]) =>
  options.length - Math.max(0, options.filter(isAirportPair).length - alternatives.airportPairs)

/** Drops the worst composed options of modes with three or more, until `perRoute` are left (A18). */
function withoutWorst(options: readonly TransportOption[]): TransportOption[] {
  if (rowsOf(options) <= alternatives.perRoute) return [...options]
  const ofMode = Map.groupBy(options, ({ mode }) => mode)
  const spare = options
    .filter(
      ({ mode, role, legs }) => legs.length > 1 && role !== 'fastest' && (ofMode.get(mode)?.length ?? 0) > 2,
    )
    .sort((a, b) => score(b) - score(a))[0]
  return spare ? withoutWorst(options.filter((option) => option !== spare)) : [...options]
}
