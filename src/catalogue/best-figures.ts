// What a page says of its best way in one attribute: recent searches keep it.
import { type Mode, modes } from './mode.ts'
import type { PlannedRow } from './planned-row.ts'

/** Of one adult with a small bag. */
export interface BestFigures {
  mode: Mode
  /** from door to door */
  minutes: number
  /** all in, from, euro */
  euro: number
}

/** The figures of the best option. */
export const bestOf = (mode: Mode, { parts, all }: PlannedRow): BestFigures => ({
  mode,
  minutes: parts.total,
  euro: Math.round(all.low),
})

/** As an attribute: "train 205 50". */
export const packBest = ({ mode, minutes, euro }: BestFigures): string => `${mode} ${minutes} ${euro}`

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0

/** True for figures that can be shown. */
export function isBestFigures(value: unknown): value is BestFigures {
  if (typeof value !== 'object' || value === null) return false
  const { mode, minutes, euro } = value as Record<string, unknown>
  return modes.some((known) => known === mode) && isCount(minutes) && isCount(euro)
}

/** Reads what `packBest` wrote; undefined for anything else. */
export function unpackBest(text: string): BestFigures | undefined {
  const [mode, minutes, euro] = text.split(' ')
  const figures = { mode, minutes: Number(minutes), euro: Number(euro) }
  return isBestFigures(figures) ? figures : undefined
}
