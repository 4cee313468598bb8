// .build/catalogue/night-list.json: our night trains held against the public list, as it was last read.
import type { ListColumn, NightListCheck, NightListRow } from '#catalogue/night-list.ts'
import type { Service } from '#catalogue/service.ts'
import { isNightTrain } from '../feeds/night/match-night-trains.ts'
import type { Network } from '../read/network.ts'

const emptyCell = 'empty'

/** The cells of a service that the list has too, as data/services has them. */
const cellsOf = ({ minutes, departures, back, night }: Service): Record<ListColumn, string> => ({
  at: departures.at?.[0] ?? '',
  minutes: String(minutes.typical),
  backAt: back?.at?.[0] ?? '',
  back: String(minutes.back ?? minutes.typical),
  days: departures.days?.join(' ') ?? '',
  season: departures.season ? `${departures.season.from}..${departures.season.to}` : '',
  berths: night?.berths.join(' ') ?? '',
})

/** Undefined where the list was never read. */
export function nightListCheck(
  rows: readonly NightListRow[],
  { services }: Pick<Network, 'services'>,
): NightListCheck | undefined {
  const read = rows.find(({ kind }) => kind === 'read')
  if (!read) return undefined
  const ofKind = (kind: NightListRow['kind']) => rows.filter((row) => row.kind === kind)
  const servicesOf = (kind: NightListRow['kind']) => ofKind(kind).flatMap(({ service }) => service ?? [])
  const differs = ofKind('differs').flatMap(({ service = '', column = 'at', theirs = '' }) => {
    const known = services.get(service)
    const [ours, told] = [known ? cellsOf(known)[column] : '', theirs === emptyCell ? '' : theirs]
    return ours === told ? [] : [{ service, column, ours, theirs: told }]
  })
  const [unclear, absent] = [servicesOf('unclear'), servicesOf('absent')]
  const others = new Set([...unclear, ...absent, ...differs.map(({ service }) => service)])
  const nights = [...services.values()].filter(isNightTrain)
  return {
    source: read.source,
    asOf: read.asOf,
    trains: read.trains ?? 0,
    services: nights.length,
    agree: nights.filter(({ id, sources }) => sources.includes(read.source) && !others.has(id)).length,
    ...{ unclear, absent, differs },
    missing: ofKind('missing').map(({ line, trains = 0, reason = 'open' }) => ({
      ...(line && { line }),
      ...{ trains, reason },
    })),
  }
}
