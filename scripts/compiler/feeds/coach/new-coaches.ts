// Pairs of our cities and towns on a line that no coach of ours joins.
import type { PlaceId } from '#catalogue/place.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Network } from '../../read/network.ts'
import type { Proposal } from '../proposal.ts'
import type { Provenance } from '../provenance.ts'
import type { CoachLine } from './line-list.ts'
import { type LineRide, lineRides } from './line-rides.ts'
import { coachModel } from './modelled-coach.ts'

/** A line that goes further around than this is no way between the two; the model of its minutes would flatter it. */
const mostDetour = 1.2
/** Nobody is sent on a coach for longer than a day. */
const mostMinutes = 24 * 60
/** A list of lines says nothing of days: the least that a daily coach has (D161). */
const perDay = '1'

/** A proposal for each pair; `questioned`, with the reason, where no figure can be stated. */
export function newCoaches(
  lines: readonly CoachLine[],
  network: Network,
  { source, asOf }: Provenance,
): Proposal[] {
  const placeOf = (stop: string) => network.stops.get(stop)?.place as PlaceId
  const isTown = (place: PlaceId) => network.places.get(place)?.kind !== 'junction'
  const pairOf = (one: PlaceId, other: PlaceId) => [one, other].sort().join(' ')
  const joined = new Set(
    [...network.services.values()]
      .filter(({ mode }) => mode === 'bus')
      .map(({ from, to }) => pairOf(placeOf(from), placeOf(to))),
  )
  const model = coachModel(network)
  const rides = lineRides(lines, network).filter(
    ({ from, to }) => isTown(from.place) && isTown(to.place) && !joined.has(pairOf(from.place, to.place)),
  )
  const proposalOf = (ofPair: readonly LineRide[]): Proposal => {
    const isAtOurs = ({ from, to }: LineRide) => from.stop !== undefined && to.stop !== undefined
    const best = leastBy(
      ofPair,
      (ride) => (isAtOurs(ride) ? 0 : 1),
      ({ detour }) => detour,
    ) as LineRide
    const [first, last] = best.from.place < best.to.place ? [best.from, best.to] : [best.to, best.from]
    const service = `coach-flixbus-${first.place}-${last.place}`
    const on = `${service}: ${best.line.id} (${best.line.name}) joins ${first.name} and ${last.name}`
    const base = { service, mode: 'bus' as const, changes: [], file: 'coach/flixbus-lines.csv' }
    const question = (why: string): Proposal => ({ ...base, kind: 'questioned', why: `${on}; ${why}.` })
    const coach = model(first.place, last.place)
    if (!isAtOurs(best)) return question('one of them is no stop of ours')
    if (!coach) return question('no road joins them in data/roads')
    if (coach.hasCrossing) return question('its way over water has no modelled time')
    if (best.detour > mostDetour)
      return question(`it goes ${Math.round((best.detour - 1) * 100)} % further than the great circle`)
    if (coach.minutes > mostMinutes) return question(`it would take ${coach.minutes} minutes`)
    const cells = {
      id: service,
      operators: 'flixbus',
      product: 'FlixBus',
      from: first.stop as string,
      to: last.stop as string,
      minutes: String(coach.minutes),
      perDay,
      km: String(coach.km),
      amenities: 'wifi power luggage',
      basis: 'modelled',
      sources: `waymark-models ${source}`,
      asOf,
    }
    return { ...base, kind: 'new', cells, why: `${on}: ${coach.minutes} minutes modelled.` }
  }
  return [...Map.groupBy(rides, ({ from, to }) => pairOf(from.place, to.place)).values()]
    .map(proposalOf)
    .sort((a, b) => a.service.localeCompare(b.service))
}
