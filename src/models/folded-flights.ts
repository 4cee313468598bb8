// Pairs of airports that a board folds away: their rows are short, without details of their own (D159).
import type { Leg, TransportOption } from '#catalogue/route.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { legEnd, operatorNames } from './names.ts'
import { type BoardCell, boardCells } from './on-request/board-columns.ts'
import { frequencyOf, optionFigures } from './option-card.ts'

export interface FoldedRow {
  operators: string
  from: string
  to: string
  frequency: string
  cells: BoardCell[]
  minutes: number
  low: number
  co2: number
}

export interface FoldedFlights {
  /** "Flight: 2 more airports" */
  title: string
  rows: FoldedRow[]
}

const endsOf = (options: readonly TransportOption[]) =>
  new Set(
    options.flatMap(({ mode, legs }) =>
      mode === 'flight' ? legs.flatMap(({ from, to }) => [from, to]) : [],
    ),
  )

/** The folded rows; undefined where the board shows every option. */
export function foldedFlights(
  options: readonly TransportOption[],
  lang: Language,
  t: Messages,
): FoldedFlights | undefined {
  const folded = options.filter(({ isFolded }) => isFolded)
  if (folded.length === 0) return undefined
  const known = endsOf(options.filter(({ isFolded }) => !isFolded))
  const airports = [...endsOf(folded)].filter((airport) => !known.has(airport))
  // airports are counted where each row has one that no row above has
  const count = airports.length === folded.length ? t.route.moreAirports : t.route.moreAirportPairs
  return {
    title: `${t.transport.modes.flight}${t.common.colon}${count(folded.length)}`,
    rows: folded.map((option) => {
      const leg = option.legs[0] as Leg
      return {
        operators: operatorNames(option.operators, lang),
        from: legEnd(leg, 'from', lang),
        to: legEnd(leg, 'to', lang),
        frequency: frequencyOf(option, lang, t),
        cells: boardCells(optionFigures(option), lang, t),
        minutes: option.minutes.value,
        low: option.price.value.low,
        co2: option.co2.value,
      }
    }),
  }
}
