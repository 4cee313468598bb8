// What a row of the board knows of its option, as one string: in an attribute of a page a quote costs six characters.
import { isMode, type Mode } from './mode.ts'
import type { Extras, PriceRange } from './route.ts'

export interface RowFacts {
  mode: Mode
  /** of the journey itself; its rides and the changes between them, in turn, add up to it */
  minutes: number
  stages: number[]
  /** minutes: way to the first stop, waiting (breaks in a car), way from the last stop */
  access: number
  dwell: number
  egress: number
  /** minute of the day of the first departure, where one is timed */
  departs?: number
  /** euro for one adult; a car is paid for once */
  fare: PriceRange
  /** euro of both ways */
  accessEur: number
  /** kg CO2e per traveller; NaN when unknown */
  co2: number
  /** euro of the score that no plan changes, and what of it waits for rare departures (fixed-eur.ts) */
  fixedEur: number
  rareEur: number
  extras: Extras
}

/** Figures in the order of RowFacts, separated by spaces; unknown ones are "-". */
export function packFacts(facts: RowFacts): string {
  const { mode, minutes, stages, access, dwell, egress, departs, fare, accessEur, co2, fixedEur } = facts
  const { cabin, hold, bike } = facts.extras
  return [
    ...[mode, minutes, stages.join('+'), access, dwell, egress, departs, fare.low, fare.high, accessEur],
    ...[Number.isFinite(co2) ? co2 : undefined, fixedEur, facts.rareEur, cabin, hold, bike],
  ]
    .map((value) => value ?? '-')
    .join(' ')
}

/** Reverse of packFacts; undefined for text that is none. */
export function unpackFacts(packed: string): RowFacts | undefined {
  const [mode, minutes, stages = '', ...rest] = packed.split(' ')
  if (!isMode(mode) || rest.length !== 13) return undefined
  const known = (text: string | undefined) => (text === '-' ? undefined : Number(text))
  const [access = 0, dwell = 0, egress = 0, departs, low = 0, high = 0, accessEur = 0, co2 = Number.NaN] =
    rest.slice(0, 8).map(known)
  const [fixedEur = 0, rareEur = 0, cabin, hold] = rest.slice(8, 12).map(known)
  const bike = rest[12] === 'no' ? 'no' : known(rest[12])
  return {
    ...{ mode, minutes: Number(minutes), stages: stages.split('+').map(Number), access, dwell, egress },
    ...(departs !== undefined && { departs }),
    ...{ fare: { low, high }, accessEur, co2, fixedEur, rareEur },
    extras: {
      ...(cabin !== undefined && { cabin }),
      ...(hold !== undefined && { hold }),
      ...(bike !== undefined && { bike }),
    },
  }
}
