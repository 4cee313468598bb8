// What each mode offers at the least: its shortest journey, its lowest price, its lowest CO₂e, each of whichever option has it.
import { type Mode, modes } from '#catalogue/mode.ts'
import type { Route } from '#catalogue/route.ts'

export interface Least {
  mode: Mode
  minutes: number
  /** euro; the highest price of the mode as well */
  price: { low: number; high: number }
  /** kg CO2e per traveller */
  co2: number
}

/** One entry per mode that runs on the route, in the order of `modes`. */
export function leastOfEachMode({ options: all }: Route): Least[] {
  return modes.flatMap((mode) => {
    const options = all.filter((option) => option.mode === mode)
    if (options.length === 0) return []
    return {
      mode,
      minutes: Math.min(...options.map(({ minutes }) => minutes.value)),
      price: {
        low: Math.min(...options.map(({ price }) => price.value.low)),
        high: Math.max(...options.map(({ price }) => price.value.high)),
      },
      co2: Math.min(...options.map(({ co2 }) => co2.value)),
    }
  })
}
