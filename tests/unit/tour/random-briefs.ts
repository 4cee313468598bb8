// Brief files of made-up towns, the same for the same seed.
import { modes } from '#catalogue/mode.ts'
import {
  type Brief,
  type BriefFile,
  type BriefWay,
  briefVersion,
  packedWay,
  readBrief,
} from '#catalogue/reach/brief.ts'

/** Numbers from 0 to 1: mulberry32, by Tommy Ettinger, public domain. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const between = (random: () => number, low: number, high: number) => Math.round(low + random() * (high - low))

function randomWay(random: () => number): BriefWay {
  const minutes = between(random, 40, 1300)
  const low = between(random, 5, 200)
  return {
    mode: modes[between(random, 0, modes.length - 1)] as BriefWay['mode'],
    minutes,
    doorMinutes: minutes + between(random, 20, 200),
    fare: { low, high: low + between(random, 0, 200) },
    accessEur: between(random, 0, 20),
    co2: between(random, 1, 300),
    fixedEur: between(random, 0, 20),
    changes: between(random, 0, 3),
    isNight: random() < 0.2,
    isPriceModelled: random() < 0.3,
    isTimeModelled: random() < 0.1,
  }
}

/** Names of towns: a, b, c, … */
export const townNames = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index))

/** @param gaps share of pairs that nothing leads between */
export function randomBriefs(count: number, seed: number, gaps = 0.15): Map<string, Brief> {
  const random = seeded(seed)
  const towns = townNames(count)
  const filesOf = (from: string): BriefFile['to'] =>
    Object.fromEntries(
      towns
        .filter((to) => to !== from && random() >= gaps)
        .map((to) => {
          const ways = Array.from({ length: between(random, 1, 4) }, () => packedWay(randomWay(random)))
          return [to, [between(random, 50, 2000), ...ways]]
        }),
    )
  return new Map(
    towns.map((place) => [place, readBrief({ version: briefVersion, place, to: filesOf(place) })]),
  )
}
