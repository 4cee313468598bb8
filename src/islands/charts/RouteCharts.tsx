// Bars that answer to pointer and currency. They cover the bars the page drew, which stay underneath as text.
import type { Mode } from '#catalogue/mode.ts'
import type { Language } from '#i18n/languages.ts'
import { island } from '#lib/island.tsx'

export const measures = ['minutes', 'price', 'co2'] as const
export type Measure = (typeof measures)[number]

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
export interface Props {
  lang: Language
  figures: ModeFigures[]
  words: {
    titles: Record<Measure, string>
    /** badge of the least bar: fastest, cheapest, lowest */
    badges: Record<Measure, string>
    fallback: string
  }
}

/** Its parent is positioned and holds the static bars in the same order: time, price, CO2. */
function RouteCharts(_props: Props) {
  return <div className="pointer-events-none absolute inset-0 print:hidden" />
}

export default island(RouteCharts)
