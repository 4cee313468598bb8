// Figures and words of the charts, read from the board and the static bars: the island has no props.
import { lowestOfEachMode } from '#catalogue/lowest-figures.ts'
import { modes } from '#catalogue/mode.ts'
import { type Measure, measures } from './bars.ts'

/** The title of a measure, and the badge of its lowest bar. */
export interface ChartWords {
  title: string
  badge: string
}

const numberIn = (text: string | undefined) => (text ? Number(text) : Number.NaN)

/** The lowest of each mode on the board, with the mode's name. */
export function readFigures() {
  const names = new Map<string, string>()
  const options = [...document.querySelectorAll<HTMLElement>('[data-board] > li')].flatMap((row) => {
    const mode = modes.find((one) => row.querySelector(`.mode-icon.mode-${one}`))
    const price = row.querySelector<HTMLDataElement>('data.money')
    if (!mode || !price) return []
    names.set(mode, row.querySelector('h3')?.textContent ?? mode)
    const [minutes, co2] = [numberIn(row.dataset.minutes), numberIn(row.dataset.co2)]
    const [low, high] = [numberIn(price.value), numberIn(price.dataset.high ?? price.value)]
    return [{ mode, minutes, price: { low, high }, co2 }]
  })
  return lowestOfEachMode(options).map((lowest) => ({
    ...lowest,
    name: names.get(lowest.mode) ?? lowest.mode,
  }))
}

/** Titles and badges of the static bars, by measure. */
export function readWords(): Record<Measure, ChartWords> {
  const figures = document.querySelectorAll('.charts-static figure')
  const text = (index: number, selector: string) =>
    figures[index]?.querySelector(selector)?.textContent?.trim() ?? ''
  const words = measures.map((measure, index) => [
    measure,
    { title: text(index, 'figcaption'), badge: text(index, 'b') },
  ])
  return Object.fromEntries(words) as Record<Measure, ChartWords>
}
