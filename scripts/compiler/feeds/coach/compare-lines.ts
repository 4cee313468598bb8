// Holds our FlixBus services against a list of lines: which line they run on, and at which stops it calls.
import type { Service } from '#catalogue/service.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Network } from '../../read/network.ts'
import type { Located } from '../../read/table.ts'
import type { CellChange, Proposal } from '../proposal.ts'
import { lists, type Provenance } from '../provenance.ts'
import { type CoachLine, readLineList } from './line-list.ts'
import { type LineCall, type LineRide, lineRides } from './line-rides.ts'
import { newCoaches } from './new-coaches.ts'

/** Lines on rails are in the list too ("FlixTrain 10"), and those that run to the snow on winter weekends. */
const isCoach = ({ id }: CoachLine) => /^FlixBus (?!SKI)/.test(id)

/** The ride in the direction of the service; a line is run both ways. */
const facing = (ride: LineRide, place: string): LineRide =>
  ride.from.place === place ? ride : { ...ride, from: ride.to, to: ride.from }

/** A stop that is ours is a change to apply; one that is not is a question to an editor. */
function stopChanges(
  service: Service,
  { from, to }: LineRide,
): { changes: CellChange[]; questions: string[] } {
  const changes: CellChange[] = []
  const questions: string[] = []
  const compare = (column: 'from' | 'to', call: LineCall) => {
    if (call.stop === undefined) questions.push(`calls at ${call.name}, which is no stop of ours`)
    else if (call.stop !== service[column]) changes.push({ column, ours: service[column], theirs: call.stop })
  }
  compare('from', from)
  compare('to', to)
  return { changes, questions }
}

/** A line without stops at both ends may still be named after them: one trip of each line is in the list. */
function notOnLine({ id, from, to }: Service, lines: readonly CoachLine[], network: Network) {
  const nameOf = (stop: string) => network.places.get(network.stops.get(stop)?.place ?? '')?.names.en ?? ''
  const named = lines.find(({ name }) => name.includes(nameOf(from)) && name.includes(nameOf(to)))
  return named
    ? {
        kind: 'questioned' as const,
        why: `${id}: ${named.id} is named ${named.name}; its trip in the list is shorter.`,
      }
    : { kind: 'absent' as const, why: `${id} runs on no line of the list.` }
}

/**
 * What a list of lines can say: that the ride exists, and between which stops. It names the source and leaves basis,
 * date, minutes and departures as they are (D161).
 */
function proposalOf(
  service: Located<Service>,
  { lines, rides }: { lines: readonly CoachLine[]; rides: readonly LineRide[] },
  network: Network,
  { source }: Provenance,
): Proposal {
  const placeOf = (stop: string) => network.stops.get(stop)?.place as string
  const [from, to] = [placeOf(service.from), placeOf(service.to)]
  const ofPair = rides
    .filter(
      (ride) =>
        (ride.from.place === from && ride.to.place === to) ||
        (ride.from.place === to && ride.to.place === from),
    )
    .map((ride) => facing(ride, from))
  const base = {
    service: service.id,
    mode: service.mode,
    file: service.where.replace(/^data\/services\//, '').replace(/:\d+$/, ''),
  }
  const best = leastBy(
    ofPair,
    (ride) => Number(ride.from.stop !== service.from) + Number(ride.to.stop !== service.to),
    (ride) => Number(ride.from.stop === undefined) + Number(ride.to.stop === undefined),
    ({ detour }) => detour,
  )
  if (!best) return { ...base, changes: [], ...notOnLine(service, lines, network) }
  const { changes, questions } = stopChanges(service, best)
  const named: CellChange[] = service.sources.includes(source)
    ? []
    : [{ column: 'sources', ours: service.sources.join(' '), theirs: [...service.sources, source].join(' ') }]
  const count = new Set(ofPair.map(({ line }) => line.id)).size
  const on = `${service.id} runs on ${best.line.id} (${best.line.name})${count > 1 ? ` and ${count - 1} more` : ''}`
  if (questions.length > 0)
    return { ...base, kind: 'questioned', changes: [], why: `${on}, which ${questions.join(' and ')}.` }
  if (changes.length > 0) {
    const stops = changes.map(({ ours, theirs }) => `${theirs}, not ${ours}`).join(' and ')
    return {
      ...base,
      kind: 'differs',
      changes: [...changes, ...named],
      why: `${on}, which calls at ${stops}.`,
    }
  }
  return { ...base, kind: 'agrees', changes: named, why: `${on}.` }
}

/** A proposal for every FlixBus service of ours, then one for each pair of cities that lies on a line and is not ours. */
export function compareLines(
  lines: readonly CoachLine[],
  network: Network,
  provenance: Provenance = lists.coachLines,
): Proposal[] {
  const coaches = lines.filter(isCoach)
  const rides = lineRides(coaches, network)
  const ours = [...network.services.values()].filter(
    ({ mode, operators }) => mode === 'bus' && operators.includes('flixbus'),
  )
  return [
    ...ours.map((service) => proposalOf(service, { lines: coaches, rides }, network, provenance)),
    ...newCoaches(coaches, network, provenance),
  ]
}

/**
 * Reads a table of lines; its stops are the file of the same name with "stops" for "lines".
 * @throws WrongData when one of the two cannot be read
 */
export function readLines(
  path: string,
  network: Network,
  provenance: Provenance = lists.coachLines,
): Proposal[] {
  const stops = path.replace(/lines(?=[^/\\]*$)/, 'stops')
  return compareLines(readLineList(path, stops), network, provenance)
}
