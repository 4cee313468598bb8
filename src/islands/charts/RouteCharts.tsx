// Charts that follow pointer and currency. They cover the static bars, which stay as text.

import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { readPlan } from '#catalogue/trip-plan.ts'
import { island } from '#lib/island.tsx'
import { languageOf } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { $entries, planRows, readRows } from '#stores/board-rows.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { $theme } from '#stores/theme.ts'
import { BarChart } from './BarChart.tsx'
import { barsOf, measures } from './bars.ts'
import { readFigures, readWords } from './read-page.ts'

/** Loads Chart.js, and reads the rows where the board has not. */
async function prepare() {
  const [{ drawBars }] = await Promise.all([import('./draw-bars.ts'), lateStyle()])
  const lang = languageOf(document.documentElement.lang)
  if ($entries.get().length === 0) $entries.set(planRows(readRows(), readPlan(location.search)))
  return { drawBars, lang }
}

/** The positioned parent holds the static bars in the same order; they stay when loading fails. */
function RouteCharts() {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof prepare>>>()
  // Deferred: prices and theme of the page change first (A34).
  const money = useDeferredValue(useStore($shownMoney))
  const theme = useDeferredValue(useStore($theme))
  const entries = useDeferredValue(useStore($entries))
  const charts = useMemo(() => {
    if (!parts) return []
    const [figures, words] = [readFigures(entries), readWords()]
    return measures.map((measure) => ({
      measure,
      words: words[measure],
      bars: barsOf(figures, measure, money, parts.lang),
    }))
  }, [parts, money, entries])
  useEffect(() => {
    prepare().then(setParts, console.error)
  }, [])
  if (!parts) return <div className="charts-wait" />
  return (
    <div className="charts-live">
      {charts.map(({ measure, words, bars }) => (
        <BarChart key={measure} {...words} bars={bars} draw={parts.drawBars} theme={theme} />
      ))}
    </div>
  )
}

export default island(RouteCharts)
