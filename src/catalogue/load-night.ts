// Questions about night trains, as load.ts asks those of everything else.
import { asked } from '#lib/reads.ts'
import { read } from './compiled-files.ts'
import { stop } from './load.ts'
import type { NightLine } from './night-line.ts'
import type { NightListCheck } from './night-list.ts'
import type { NightDeparture } from './night-train.ts'
import type { PlaceId } from './place.ts'

/** Every departure of a night train, those of an evening before those after midnight. */
export const nightDepartures = asked('nightDepartures', () =>
  read<NightDeparture[]>('catalogue/night-trains.json'),
)
/** Those that can be boarded in a place. */
export const nightDeparturesFrom = asked('nightDeparturesFrom', (town: PlaceId) =>
  nightDepartures().filter(({ from }) => stop(from).place === town),
)
/** Those that lead to a place, with the calls until there. */
export const nightDeparturesTo = asked('nightDeparturesTo', (town: PlaceId) =>
  nightDepartures().flatMap((departure): NightDeparture[] => {
    const last = departure.calls.findIndex(({ to }) => stop(to).place === town)
    return last < 0 ? [] : [{ ...departure, calls: departure.calls.slice(0, last + 1) }]
  }),
)
/** Lines that began, ended, are announced or were called off, the latest first. */
export const nightLines = asked('nightLines', () => read<NightLine[]>('catalogue/night-lines.json'))
/** Our night trains held against the public list; null where it was never read. */
export const nightListCheck = asked('nightListCheck', () =>
  read<NightListCheck | null>('catalogue/night-list.json'),
)
/** Places where a night train can be boarded. */
export const nightTowns = asked('nightTowns', () => [
  ...new Set(nightDepartures().map(({ from }) => stop(from).place)),
])
