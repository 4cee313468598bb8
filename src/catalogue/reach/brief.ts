// Brief files: what is compared of every option from one place to all others, in a tenth of its reach file (docs/reach.md).
import { type Mode, modes } from '../mode.ts'
import type { PlaceId } from '../place.ts'
import type { PriceRange, RouteBrief, WayFigures } from '../route.ts'
import type { RowFacts } from '../row-facts.ts'

/** Changes whenever a reader of the version before would read something wrong. */
export const briefVersion = 1

/** An option as numbers; see `BriefWay`. */
export type PackedWay = [
  mode: number,
  minutes: number,
  doorMinutes: number,
  low: number,
  high: number,
  accessEur: number,
  kgCo2: number,
  fixedEur: number,
  changes: number,
  /** the price is a model's 1, by night 2, the minutes are a model's 4 */
  flags: number,
]

export interface BriefFile {
  version: typeof briefVersion
  place: PlaceId
  /** kilometres of the great circle, then the options, the best of one adult first; nothing leads to absent places */
  to: Record<PlaceId, [km: number, ...ways: PackedWay[]]>
}

/** What is compared of an option. */
export interface BriefWay {
  mode: Mode
  /** of the journey, and from door to door */
  minutes: number
  doorMinutes: number
  /** euro for one adult; a car is paid for once */
  fare: PriceRange
  /** euro of the ways to the first and from the last stop */
  accessEur: number
  /** kg CO2e per traveller */
  co2: number
  /** euro of the score that no plan changes */
  fixedEur: number
  changes: number
  isNight: boolean
  /** of the price, of the minutes */
  isPriceModelled: boolean
  isTimeModelled: boolean
}

export interface Brief {
  place: PlaceId
  /** places that something leads to, by their ids */
  destinations: readonly PlaceId[]
  /** kilometres of the great circle; NaN where nothing leads there */
  km(destination: PlaceId): number
  /** the options, the best of one adult first; none where nothing leads there */
  ways(destination: PlaceId): readonly BriefWay[]
  /** the same as they are written, for who compares thousands of them */
  packed(destination: PlaceId): readonly PackedWay[]
}

/** An option as it is read. */
export const unpackedWay = (way: PackedWay): BriefWay => ({
  mode: modes[way[0]] as Mode,
  minutes: way[1],
  doorMinutes: way[2],
  fare: { low: way[3], high: way[4] },
  accessEur: way[5],
  co2: way[6],
  fixedEur: way[7],
  changes: way[8],
  isNight: (way[9] & 2) > 0,
  isPriceModelled: (way[9] & 1) > 0,
  isTimeModelled: (way[9] & 4) > 0,
})

/** An option as it is written. */
export const packedWay = (way: BriefWay): PackedWay => [
  modes.indexOf(way.mode),
  ...([way.minutes, way.doorMinutes, way.fare.low, way.fare.high, way.accessEur, way.co2] as const),
  ...([way.fixedEur, way.changes] as const),
  (way.isPriceModelled ? 1 : 0) + (way.isNight ? 2 : 0) + (way.isTimeModelled ? 4 : 0),
]

type Entry = BriefFile['to'][PlaceId]

/** Entries that are read one by one from the text: a tour asks for ten; then all of them are read at once. */
const mostSingle = 10

/**
 * The entries of a file as text, each read when it is asked for: to read all takes most of the time of a tour.
 * An entry is `"milan":[656,[…],[…]]`; no id and no number has a bracket.
 */
function entriesIn(text: string): { entry(destination: PlaceId): Entry | undefined; all(): BriefFile['to'] } {
  let whole: BriefFile['to'] | undefined
  let singles = 0
  const all = () => {
    whole ??= (JSON.parse(text) as BriefFile).to
    return whole
  }
  return {
    all,
    entry(destination) {
      if (whole || ++singles > mostSingle) return all()[destination]
      const key = `${JSON.stringify(destination)}:[`
      const at = text.indexOf(key)
      if (at < 0) return undefined
      const start = at + key.length - 1
      return JSON.parse(text.slice(start, text.indexOf(']]', start) + 2)) as Entry
    },
  }
}

const checkVersion = (version: number) => {
  if (version !== briefVersion)
    throw new RangeError(`This is version ${version} of a brief file, not ${briefVersion}. Compile it again.`)
}

/** @param bytes of a brief file @throws RangeError for a file of another version */
export function openBrief(bytes: Uint8Array): Brief {
  const text = new TextDecoder().decode(bytes)
  const [, version, place] = /^\{"version":(\d+),"place":"([^"]+)","to":\{/.exec(text) ?? []
  if (place === undefined) return readBrief(JSON.parse(text) as BriefFile)
  checkVersion(Number(version))
  return briefOf(place, entriesIn(text))
}

/** The options are read when they are asked for. @throws RangeError for a file of another version */
export function readBrief({ version, place, to }: BriefFile): Brief {
  checkVersion(version)
  return briefOf(place, { entry: (destination) => to[destination], all: () => to })
}

function briefOf(place: PlaceId, { entry, all }: ReturnType<typeof entriesIn>): Brief {
  const known = new Map<PlaceId, readonly BriefWay[]>()
  const packed = (destination: PlaceId) => (entry(destination)?.slice(1) ?? []) as PackedWay[]
  return {
    place,
    get destinations() {
      return Object.keys(all())
    },
    km: (destination) => entry(destination)?.[0] ?? Number.NaN,
    ways(destination) {
      const ways = known.get(destination) ?? packed(destination).map(unpackedWay)
      known.set(destination, ways)
      return ways
    },
    packed,
  }
}

/** The way as the facts of a row, which plans are applied to; its minutes beside the journey count as one way there. */
export const factsOfWay = ({
  mode,
  minutes,
  doorMinutes,
  fare,
  accessEur,
  co2,
  fixedEur,
}: BriefWay): RowFacts => ({
  ...{ mode, minutes, stages: [minutes], access: doorMinutes - minutes, dwell: 0, egress: 0 },
  ...{ fare, accessEur, co2, fixedEur, rareEur: 0, extras: {} },
})

/** The figures that lists show. */
export const figuresOfWay = ({ minutes, doorMinutes, fare, accessEur, ...way }: BriefWay): WayFigures => ({
  ...{ minutes, doorMinutes, low: fare.low, allIn: Math.round(fare.low + accessEur) },
  ...(way.isPriceModelled && { isEstimate: true }),
  ...(way.isNight && { isNight: true }),
})

/** A route as lists show it; undefined where nothing leads there. */
export function routeInBrief(brief: Brief, destination: PlaceId): RouteBrief | undefined {
  const [best] = brief.ways(destination)
  if (!best) return undefined
  const { place: origin } = brief
  const ends = { slug: `${origin}-${destination}`, origin, destination }
  return { ...ends, distanceKm: brief.km(destination), best: { mode: best.mode, ...figuresOfWay(best) } }
}
