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
  /** minutes: way to the first stop, waiting (in a car breaks), way from the last stop */
  access: number
  dwell: number
  egress: number
}

type Way = 'access' | 'dwell' | 'egress'

/** One line per mode: mode, name, then the figures in the order above, separated by tabs; ways may be left out. */
export function packFigures(
  figures: readonly (Omit<ModeFigures, Way> & Partial<Pick<ModeFigures, Way>>)[],
): string {
  return figures
    .map(({ mode, name, minutes, price, co2, access, dwell, egress }) =>
      [mode, name, minutes, price.low, price.high, co2, access, dwell, egress].join('\t'),
    )
    .join('\n')
}

const missing = Array.from({ length: 7 }, () => '')

/** Reverse of packFigures; a figure that is none becomes NaN. */
export function unpackFigures(packed: string): ModeFigures[] {
  return packed.split('\n').flatMap((line) => {
    const [mode, name, ...numbers] = line.split('\t')
    if (!mode || !name) return []
    const [minutes, low, high, co2, access, dwell, egress] = [...numbers, ...missing].map((cell) =>
      cell === '' ? Number.NaN : Number(cell),
    ) as [number, number, number, number, number, number, number]
    return [{ mode: mode as Mode, name, minutes, price: { low, high }, co2, access, dwell, egress }]
  })
}
