// Words of the charts, and names of options, read from the static bars: the island has no props.
import type { BoardEntry } from '#stores/board-rows.ts'
import type { NamedFigures } from './bars.ts'
import { type Measure, measures } from './bars.ts'

/** The title of a measure, and the badge of its lowest bar. */
export interface ChartWords {
  title: string
  badge: string
}

/** Figures of the rows that fit the plan, in the order shown, with the names of their bars. */
export function readFigures(entries: readonly BoardEntry[]): NamedFigures[] {
  return entries.flatMap(({ id, facts, row }) => {
    const name =
      id && document.querySelector(`.bars [data-of="${id}"] > span`)?.firstChild?.textContent?.trim()
    if (!name || row.objection) return []
    return {
      id,
      name,
      mode: facts.mode,
      minutes: row.parts.total,
      price: row.all,
      co2: row.co2,
      isWhole: row.asks.length === 0,
    }
  })
}

/** Titles and badges of the static bars, by measure. */
export function readWords(): Record<Measure, ChartWords> {
  const figures = document.querySelectorAll('.charts-static figure')
  const words = measures.map((measure, index) => [
    measure,
    {
      title: figures[index]?.querySelector('figcaption')?.textContent?.trim() ?? '',
      badge: figures[index]?.querySelector<HTMLElement>('[data-badge]')?.dataset.badge ?? '',
    },
  ])
  return Object.fromEntries(words) as Record<Measure, ChartWords>
}
