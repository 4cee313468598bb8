// What each mode offers at the least: its shortest journey, its lowest price, its lowest CO₂e, each of whichever option has it.
import type { Mode } from '#catalogue/mode.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'

export interface Least {
  mode: Mode
  minutes: number
  /** euro; the highest price of the mode as well */
  price: { low: number; high: number }
  /** kg CO2e per traveller */
  co2: number
}

/** One entry per mode, in the order of `compared`. */
export function leastOfEachMode(route: Route, compared: readonly TransportOption[]): Least[] {
  return compared.map(({ mode }) => {
    const options = route.options.filter((option) => option.mode === mode)
    const figures = (of: (option: TransportOption) => number) => options.map(of).filter(Number.isFinite)
    return {
      mode,
      minutes: Math.min(...figures(({ minutes }) => minutes.value)),
      price: {
        low: Math.min(...figures(({ price }) => price.value.low)),
        high: Math.max(...figures(({ price }) => price.value.high)),
      },
      co2: Math.min(...figures(({ co2 }) => co2.value)),
    }
  })
}
