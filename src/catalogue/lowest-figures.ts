// The shortest journey, lowest price and lowest CO₂e of each mode, taken from any of its options.
import { type Mode, modes } from './mode.ts'

/** One option, or the lowest figures of several. */
export interface LowestFigures {
  mode: Mode
  minutes: number
  /** euro; `high` is the highest price of the mode */
  price: { low: number; high: number }
  /** kg CO2e per traveller */
  co2: number
}

/** One entry per mode that is among the options, in the order of `modes`. */
export function lowestOfEachMode(all: readonly LowestFigures[]): LowestFigures[] {
  return modes.flatMap((mode) => {
    const options = all.filter((option) => option.mode === mode)
    if (options.length === 0) return []
    return {
      mode,
      minutes: Math.min(...options.map(({ minutes }) => minutes)),
      price: {
        low: Math.min(...options.map(({ price }) => price.low)),
        high: Math.max(...options.map(({ price }) => price.high)),
      },
      co2: Math.min(...options.map(({ co2 }) => co2)),
    }
  })
}
