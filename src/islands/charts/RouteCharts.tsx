// Bars that answer to pointer and currency. They cover the bars the page drew, which stay underneath as text.
import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { unpackFigures } from '#catalogue/mode-figures.ts'
import type { Language } from '#i18n/languages.ts'
import { island } from '#lib/island.tsx'
import { $shownMoney } from '#stores/shown-money.ts'
import { $theme } from '#stores/theme.ts'
import { BarChart } from './BarChart.tsx'
import { barsOf } from './bars.ts'

export const measures = ['minutes', 'price', 'co2'] as const
export type Measure = (typeof measures)[number]

export interface Props {
  lang: Language
  /** written by packFigures */
  figures: string
  words: {
    titles: Record<Measure, string>
    /** badge of the least bar: fastest, cheapest, lowest */
    badges: Record<Measure, string>
    fallback: string
  }
}
type DrawBars = typeof import('./draw-bars.ts').drawBars

/** Its parent is positioned and holds the static bars in the same order and columns; they stay when loading fails. */
function RouteCharts({ lang, figures, words }: Props) {
  const [draw, setDraw] = useState<DrawBars>()
  // The page answers first, the charts follow.
  const money = useDeferredValue(useStore($shownMoney))
  const theme = useDeferredValue(useStore($theme))
  const charts = useMemo(
    () =>
      draw
        ? measures.map((measure) => ({ measure, bars: barsOf(unpackFigures(figures), measure, money, lang) }))
        : [],
    [draw, figures, money, lang],
  )
  useEffect(() => {
    import('./draw-bars.ts').then(({ drawBars }) => setDraw(() => drawBars), console.error)
  }, [])
  if (!draw) return <div className="pointer-events-none absolute inset-0" />
  return (
    <div className="absolute inset-0 grid auto-rows-fr gap-x-10 gap-y-6 bg-paper md:grid-cols-3 print:hidden forced-colors:hidden">
      {charts.map(({ measure, bars }) => (
        <BarChart
          key={measure}
          title={words.titles[measure]}
          badge={words.badges[measure]}
          bars={bars}
          draw={draw}
          theme={theme}
        />
      ))}
    </div>
  )
}

export default island(RouteCharts)
