// What the list of night trains says otherwise, as the rows of data/night-list.
import { type ListReason, nightList } from '#catalogue/night-list.ts'
import type { Network } from '../../read/network.ts'
import type { Proposal } from '../proposal.ts'
import type { Provenance } from '../provenance.ts'
import { isNightTrain, matchNightTrains } from './match-night-trains.ts'
import type { NightTrip } from './night-list.ts'
import { type NightRide, nightRides } from './night-rides.ts'
import { operatorsOfRailways } from './railways.ts'
import { stationsByName } from './station-names.ts'

export const nightListFile = 'data/night-list/back-on-track.csv'

const columns = nightList.columns.map(({ name }) => name)
type Cells = Readonly<Record<string, string | number>>

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const lineOf = (cells: Cells) => columns.map((column) => quoted(String(cells[column] ?? ''))).join(',')

function serviceRows(proposals: readonly Proposal[]): Cells[] {
  return proposals.flatMap(({ kind, service, changes }): Cells[] => {
    if (kind === 'absent') return [{ kind, service }]
    if (kind === 'questioned') return [{ kind: 'unclear', service }]
    if (kind !== 'differs') return []
    return changes.map(({ column, theirs }) => ({ kind, service, column, theirs: theirs || 'empty' }))
  })
}

/** Why a train that is none of our services is not ours. */
function reasonOf(
  trip: NightTrip,
  rides: readonly NightRide[],
  { towns, isJoined }: { towns: number; isJoined: (ride: NightRide) => boolean },
): ListReason {
  if (towns < 2) return 'outside'
  if (rides.length === 0) return 'hours'
  if (operatorsOfRailways(trip.railways).length === 0) return 'operator'
  if (rides.every(({ runs }) => runs === undefined)) return 'days'
  return rides.every(isJoined) ? 'joined' : 'open'
}

/** Trains of the list that are not ours, both directions of a line together; those outside are counted alone. */
function missingRows(trips: readonly NightTrip[], network: Network): Cells[] {
  const ours = new Set(matchNightTrains(trips, network).flatMap(({ ride }) => ride?.trip.id ?? []))
  const placeOf = (stop: string) => network.stops.get(stop)?.place ?? ''
  const pairOf = (from: string, to: string) => [placeOf(from), placeOf(to)].sort().join(' ')
  const nights = [...network.services.values()].filter(isNightTrain)
  const joined = new Set(nights.map(({ from, to }) => pairOf(from, to)))
  const stationOf = stationsByName(network.stops.values())
  const rides = Map.groupBy(nightRides(trips, network), ({ trip }) => trip)
  const missing = trips
    .filter(({ id }) => !ours.has(id))
    .map((trip) => {
      const towns = new Set(trip.calls.flatMap(({ station }) => placeOf(stationOf(station) ?? '') || [])).size
      const isJoined = ({ from, to }: NightRide) => joined.has(pairOf(from, to))
      const reason = reasonOf(trip, rides.get(trip) ?? [], { towns, isJoined })
      const ends = [trip.calls[0], trip.calls.at(-1)].map((call) => call?.station ?? '').sort()
      return { reason, line: reason === 'outside' ? '' : ends.join(' – ') }
    })
  return [...Map.groupBy(missing, ({ reason, line }) => `${reason} ${line}`).values()]
    .map((same) => ({ kind: 'missing', ...same[0], trains: same.length }))
    .sort((a, b) => (`${a.reason} ${a.line}` < `${b.reason} ${b.line}` ? -1 : 1))
}

/** The text of data/night-list/back-on-track.csv. */
export function nightListText(
  trips: readonly NightTrip[],
  network: Network,
  proposals: readonly Proposal[],
  { source, asOf }: Provenance,
): string {
  const rows: Cells[] = [
    { kind: 'read', trains: trips.length },
    ...serviceRows(proposals),
    ...missingRows(trips, network),
  ]
  return [
    '# Our night trains held against the list of Back-on-Track. Written by npm run data -- read night-trains FILE --apply.',
    columns.join(','),
    ...rows.map((cells) => lineOf({ ...cells, source, asOf })),
    '',
  ].join('\n')
}
