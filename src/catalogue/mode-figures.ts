// The figures of charts as one string: in an attribute of a page a quote costs six characters.
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
  /** minutes: way to the first stop, waiting (breaks in a car), way from the last stop */
  access: number
  dwell: number
  egress: number
}

type Way = 'access' | 'dwell' | 'egress'

/** One tab-separated line per mode: mode, name, figures in the order above; the ways are optional. */
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

/** Reverse of packFigures; unreadable figures become NaN. */
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
