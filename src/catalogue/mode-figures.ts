// The figures charts compare, as one string: in the page it stands in an attribute, where a quote costs six letters.
import type { Mode } from './mode.ts'

export interface ModeFigures {
  mode: Mode
  /** name of the mode in the page's language */
  name: string
  minutes: number
  /** euro */
  price: { low: number; high: number }
  /** kg CO2e per traveller */
  co2: number
}

/** One line per mode: mode, name, minutes, low, high and kilograms, separated by tabs. */
export function packFigures(figures: readonly ModeFigures[]): string {
  return figures
    .map(({ mode, name, minutes, price, co2 }) =>
      [mode, name, minutes, price.low, price.high, co2].join('\t'),
    )
    .join('\n')
}

/** Reverse of packFigures; a figure that is none becomes NaN. */
export function unpackFigures(packed: string): ModeFigures[] {
  return packed.split('\n').flatMap((line) => {
    const [mode, name, ...numbers] = line.split('\t')
    if (!mode || !name) return []
    const [minutes, low, high, co2] = numbers.map((cell) => (cell === '' ? Number.NaN : Number(cell)))
    return [
      {
        mode: mode as Mode,
        name,
        minutes: minutes ?? Number.NaN,
        price: { low: low ?? Number.NaN, high: high ?? Number.NaN },
        co2: co2 ?? Number.NaN,
      },
    ]
  })
}
