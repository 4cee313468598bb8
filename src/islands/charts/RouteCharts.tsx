// Bars that answer to pointer and currency. They cover the bars the page drew, which stay underneath as text.
import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { languageOf } from '#i18n/paths.ts'
import { island } from '#lib/island.tsx'
import { lateStyle } from '#lib/late-style.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { $theme } from '#stores/theme.ts'
import { BarChart } from './BarChart.tsx'
import { barsOf, measures } from './bars.ts'
import { readFigures, readWords } from './read-page.ts'

/** Reads what it shows from the page once it is wanted. */
async function prepare() {
  const [{ drawBars }] = await Promise.all([import('./draw-bars.ts'), lateStyle()])
  const lang = languageOf(document.documentElement.lang)
  return { drawBars, figures: readFigures(), words: readWords(), lang }
}

/** Its parent is positioned and holds the static bars in the same order and columns; they stay when loading fails. */
function RouteCharts() {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof prepare>>>()
  // The page answers first, the charts follow.
  const money = useDeferredValue(useStore($shownMoney))
  const theme = useDeferredValue(useStore($theme))
  const charts = useMemo(
    () =>
      parts
        ? measures.map((measure) => ({ measure, bars: barsOf(parts.figures, measure, money, parts.lang) }))
        : [],
    [parts, money],
  )
  useEffect(() => {
    prepare().then(setParts, console.error)
  }, [])
  if (!parts) return <div className="charts-wait" />
  return (
    <div className="charts-live">
      {charts.map(({ measure, bars }) => (
        <BarChart key={measure} {...parts.words[measure]} bars={bars} draw={parts.drawBars} theme={theme} />
      ))}
    </div>
  )
}

export default island(RouteCharts)
