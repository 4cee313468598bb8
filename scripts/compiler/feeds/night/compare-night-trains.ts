// Holds our night trains against the list of Back-on-Track, call by call: hours, minutes, days, season and berths.
import { readFileSync } from 'node:fs'
import type { Network } from '../../read/network.ts'
import type { CellChange, Proposal, ReadList } from '../proposal.ts'
import { lists, type Provenance } from '../provenance.ts'
import { nightListFile, nightListText } from './list-rows.ts'
import { isNightTrain, matchNightTrains, type NightMatch } from './match-night-trains.ts'
import { newNightTrains } from './new-night-trains.ts'
import { type NightTrip, readNightList } from './night-list.ts'

/** Minutes of a direction are given from this difference on (data/README.md, column `back`). */
const sameMinutes = 5

const seasonCell = (season: { from: string; to: string } | undefined) =>
  season ? `${season.from}..${season.to}` : ''

/** Columns in which the list says something else; empty where the list has no such train. */
function changesOf({ service, direction, at, minutes, ride }: NightMatch): CellChange[] {
  if (!ride) return []
  const isBack = direction === 'back'
  const isSilent = isBack && service.minutes.back === undefined
  const changes: CellChange[] = []
  const compare = (column: string, ours: string, theirs: string) => {
    if (ours !== theirs) changes.push({ column, ours, theirs })
  }
  compare(isBack ? 'backAt' : 'at', at ?? '', ride.at)
  if (Math.abs(ride.minutes - minutes) > (isSilent ? sameMinutes : 0))
    changes.push({
      column: isBack ? 'back' : 'minutes',
      ours: isSilent ? '' : String(minutes),
      theirs: String(ride.minutes),
    })
  if (ride.runs) {
    compare('days', service.departures.days?.join(' ') ?? '', ride.runs.days?.join(' ') ?? '')
    compare('season', seasonCell(service.departures.season), seasonCell(ride.runs.season))
  }
  compare('berths', service.night?.berths.join(' ') ?? '', ride.trip.classes.replaceAll(',', ''))
  return changes
}

/** Why the list decides nothing here; undefined where it is clear. */
function doubtOf(match: NightMatch): string | undefined {
  const { direction, ride } = match
  const way = direction === 'back' ? 'the way back' : 'the way there'
  if (!ride) return `the list has no train for ${way}`
  if (!ride.isOrdered && changesOf(match).length > 0) return `the hours of ${ride.trip.id} are not in order`
  if (!ride.isSaid) return `${ride.trip.id} has a call without saying whether one may board or alight`
  if (!ride.runs) return `${ride.trip.id} names no days: "${ride.trip.days}"`
  return undefined
}

function proposalOf(matches: readonly NightMatch[], { source, asOf }: Provenance): Proposal {
  const { service } = matches[0] as NightMatch
  const found = matches.flatMap(changesOf)
  const changes = found.filter(
    ({ column }, index) => found.findIndex((other) => other.column === column) === index,
  )
  const doubts = matches.flatMap((match) => doubtOf(match) ?? [])
  const trains = [...new Set(matches.flatMap(({ ride }) => ride?.trip.id ?? []))].join(' and ')
  const base = {
    service: service.id,
    mode: service.mode,
    file: service.where.replace(/^data\/services\//, '').replace(/:\d+$/, ''),
  }
  if (matches.every(({ ride }) => !ride))
    return { ...base, kind: 'absent', changes: [], why: `${service.id}: the list has no such train.` }
  const differences = changes.map(
    ({ column, ours, theirs }) => `${column} ${ours || 'empty'}, there ${theirs || 'empty'}`,
  )
  if (doubts.length > 0)
    return {
      ...base,
      kind: 'questioned',
      changes,
      why: `${service.id}: ${[...doubts, ...differences].join('; ')}.`,
    }
  if (changes.length > 0)
    return { ...base, kind: 'differs', changes, why: `${service.id} (${trains}): ${differences.join('; ')}.` }
  const isNamed = service.sources.includes(source)
  const provenance: CellChange[] = isNamed
    ? []
    : [
        { column: 'basis', ours: service.basis, theirs: 'published' },
        {
          column: 'sources',
          ours: service.sources.join(' '),
          theirs: [source, ...service.sources].join(' '),
        },
        { column: 'asOf', ours: service.asOf, theirs: asOf },
      ]
  return { ...base, kind: 'agrees', changes: provenance, why: `${service.id} runs as ${trains}.` }
}

/** A proposal for every night train of ours, then one for each pair of cities the list joins and we do not. */
export function compareNightTrains(
  trips: readonly NightTrip[],
  network: Network,
  provenance: Provenance = lists.nightTrains,
): Proposal[] {
  const matches = Map.groupBy(matchNightTrains(trips, network), ({ service }) => service.id)
  return [
    ...[...matches.values()].map((ofService) => proposalOf(ofService, provenance)),
    ...newNightTrains(trips, network, [...network.services.values()].filter(isNightTrain), provenance),
  ]
}

/** Proposals, and the file of data/night-list. @throws WrongData when the list cannot be read */
export function readNightTrains(path: string, network: Network): ReadList {
  const trips = readNightList(path, readFileSync(path))
  const proposals = compareNightTrains(trips, network)
  const text = nightListText(trips, network, proposals, lists.nightTrains)
  return { proposals, files: [{ file: nightListFile, text }] }
}
