// Columns of the board and the comparison, for composed options and for estimates on request.
// A key is also the word in the column's head (`t.route.column`) and its class (`board-time`).

import { type CarbonLevel, carbonLevel } from '#catalogue/co2.ts'
import type { Basis } from '#catalogue/figure.ts'
import type { PriceRange } from '#catalogue/route.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

/** Figures of an option that the columns read. */
export interface OptionFigures {
  minutes: number
  /** absent where access and egress are unknown */
  doorMinutes?: number
  price: PriceRange
  priceBasis: Basis
  /** per traveller, kg CO2e */
  co2: number
  /** absent for a drive */
  changes?: number
}

/** A duration, a price that follows the chosen currency, or any other figure as text. */
export type CellFigure = { minutes: number } | { price: PriceRange } | { text: string }

interface CellNote {
  text: string
  level?: CarbonLevel
}

interface Column {
  key: keyof Messages['route']['column']
  figure: (option: OptionFigures, lang: Language) => CellFigure | undefined
  /** below the figure; on the board only */
  note?: (option: OptionFigures, lang: Language, t: Messages) => CellNote | undefined
  /** columns without it appear in the comparison only */
  isOnBoard?: true
  /** hidden in the comparison on narrow screens */
  isWide?: true
}

const columns: readonly Column[] = [
  {
    key: 'time',
    isOnBoard: true,
    figure: ({ minutes }) => ({ minutes }),
    note: ({ doorMinutes }, lang, t) =>
      doorMinutes === undefined
        ? undefined
        : { text: `${t.route.column.door} ${formatDuration(doorMinutes, lang)}` },
  },
  {
    key: 'door',
    isWide: true,
    figure: ({ doorMinutes }) => (doorMinutes === undefined ? undefined : { minutes: doorMinutes }),
  },
  {
    key: 'price',
    isOnBoard: true,
    figure: ({ price }) => ({ price }),
    note: ({ priceBasis }, _lang, t) => ({ text: t.transport.basis[priceBasis] }),
  },
  {
    key: 'co2',
    isOnBoard: true,
    figure: ({ co2 }, lang) => (Number.isFinite(co2) ? { text: formatCo2(co2, lang) } : undefined),
    note: ({ co2 }, _lang, t) => {
      const level = carbonLevel(co2)
      return { text: t.transport.co2Level[level], level }
    },
  },
  {
    key: 'changes',
    isWide: true,
    figure: ({ changes }) => (changes === undefined ? undefined : { text: String(changes) }),
  },
]

export const comparisonColumns = columns
export const boardColumns = columns.filter(({ isOnBoard }) => isOnBoard)

export interface BoardCell {
  key: Column['key']
  label: string
  figure: CellFigure
  note?: CellNote
}

/** Cells of an option's row on the board; columns without a figure are left out. */
export function boardCells(option: OptionFigures, lang: Language, t: Messages): BoardCell[] {
  return boardColumns.flatMap(({ key, figure, note }) => {
    const shown = figure(option, lang)
    const below = note?.(option, lang, t)
    return shown ? [{ key, label: t.route.column[key], figure: shown, ...(below && { note: below }) }] : []
  })
}
