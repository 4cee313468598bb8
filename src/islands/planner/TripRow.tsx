// One mode of the planner: a bar of ways, waiting and journey to scale, and the price for each and all.
import { isDriven } from '#catalogue/mode.ts'
import type { ModeFigures } from '#catalogue/mode-figures.ts'
import { groupFigures, type TripParts, type TripPlan, tripParts } from '#catalogue/trip-plan.ts'
import { formatCo2, formatDuration, formatMinutes } from '#i18n/format.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import type { Money } from '#stores/shown-money.ts'
import type { Words } from './words.ts'

interface Props {
  figures: ModeFigures
  plan: TripPlan
  /** minutes of the longest row */
  longest: number
  lang: Language
  money: Money
  words: Words
}

/** Width of the bar in its own units, two screen pixels each at most. */
const stripWidth = 200

const drawn = ['access', 'dwell', 'journey', 'egress'] as const

function Bar({ mode, parts, longest }: { mode: ModeFigures['mode']; parts: TripParts; longest: number }) {
  let x = 0
  const blocks = drawn.map((part) => {
    const block = { part, x: Math.round(x), width: Math.round((parts[part] / longest) * stripWidth) }
    x += (parts[part] / longest) * stripWidth
    return block
  })
  return (
    <svg className="strip" viewBox={`0 0 ${stripWidth} 10`} preserveAspectRatio="none" aria-hidden="true">
      {blocks.map(({ part, x: start, width }) =>
        width > 0 ? (
          <rect
            key={part}
            className={
              part === 'journey' ? `mode-${mode}` : part === 'dwell' ? 'fill-line' : 'fill-line-strong'
            }
            x={start}
            width={width}
            height="10"
          />
        ) : null,
      )}
    </svg>
  )
}

/** "20 min to get there · 32 min of waiting · 2h 26m of travel · 15 min into town" */
function partsText(mode: ModeFigures['mode'], parts: TripParts, lang: Language, words: Words): string {
  return drawn
    .filter((part) => parts[part] > 0)
    .map((part) => {
      const template = words.parts[part === 'dwell' && isDriven(mode) ? 'breaks' : part]
      return fill(template, { time: formatMinutes(parts[part], lang) })
    })
    .join(' · ')
}

export function TripRow({ figures, plan, longest, lang, money, words }: Props) {
  const { mode, name } = figures
  const { travellers } = plan
  const parts = tripParts(figures, plan)
  const { cars, each, all } = groupFigures(figures, travellers)
  const price = (range: { low: number; high: number }) => moneyText(range, money, lang) ?? ''
  /** one traveller gets a line too, so that rows keep their height with a second one */
  const forAll = (total: string) =>
    travellers === 1 ? words.each : fill(words.all, { total, count: travellers })
  return (
    <li className="board-row board-plain">
      <div className="board-mode">
        <h3>{cars > 1 ? `${name} × ${cars}` : name}</h3>
      </div>
      <div className="board-journey">
        <Bar mode={mode} parts={parts} longest={longest} />
        <p className="board-note">{partsText(mode, parts, lang, words)}</p>
      </div>
      <p className="board-time">
        <span className="sr-only">{words.columns.door + words.colon}</span>
        <span className="figure board-figure">{formatDuration(parts.total, lang)}</span>
      </p>
      <div className="board-price">
        <span className="sr-only">{words.columns.price + words.colon}</span>
        {/* the page's script can have rewritten the text before hydration */}
        <data
          className="money figure board-figure"
          value={each.low}
          data-high={each.high}
          suppressHydrationWarning
        >
          {price(each)}
        </data>
        <p className="board-note">{forAll(price(all))}</p>
      </div>
      {Number.isFinite(each.co2) && (
        <div className="board-co2">
          <span className="sr-only">{words.columns.co2 + words.colon}</span>
          <span className="figure board-figure">{formatCo2(each.co2, lang)}</span>
          <p className="board-note">{forAll(formatCo2(all.co2, lang))}</p>
        </div>
      )}
    </li>
  )
}
