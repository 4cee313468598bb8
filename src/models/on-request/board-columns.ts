// Columns of the board and the comparison, for composed options and for estimates on request.
// A key is also the word in the column's head (`t.route.column`) and its class (`board-door`).

import { carbonLevel } from '#catalogue/co2.ts'
import type { Basis } from '#catalogue/figure.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { PriceRange } from '#catalogue/route.ts'
import { fareText, rideText } from '#i18n/board-text.ts'
import { formatCo2 } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardCell, CellFigure } from './board-model.ts'

/** Figures of an option that the columns read. */
export interface OptionFigures {
  mode: Mode
  minutes: number
  price: PriceRange
  priceBasis: Basis
  /** per traveller, kg CO2e */
  co2: number
  /** door to door and all in; absent where access and egress are unknown */
  led?: { minutes: number; price: PriceRange }
  /** absent for a drive */
  changes?: number
}

interface Column {
  key: keyof Messages['route']['column']
  figure: (option: OptionFigures, lang: Language) => CellFigure | undefined
  /** below the figure; on the board only */
  below?: (
    option: OptionFigures,
    lang: Language,
    t: Messages,
  ) => Pick<BoardCell, 'note' | 'basis' | 'level'> | undefined
  /** hidden in the comparison on narrow screens */
  isWide?: true
}

const basisBelow: Column['below'] = ({ priceBasis }, _lang, t) => ({ basis: t.transport.basis[priceBasis] })

const door: Column = {
  key: 'door',
  figure: ({ led }) => led && { minutes: led.minutes },
  below: ({ mode, minutes }, lang, { route: { board } }) => ({
    note: [rideText(mode, minutes, board, lang)],
  }),
}
const all: Column = {
  key: 'all',
  figure: ({ led }) => led && { price: { low: led.price.low } },
  below: ({ mode, price, priceBasis }, _lang, { route: { board }, transport }) => ({
    note: fareText(mode, price, board),
    basis: transport.basis[priceBasis],
  }),
}
const time: Column = { key: 'time', figure: ({ minutes }) => ({ minutes }) }
const price: Column = {
  key: 'price',
  figure: (option) => ({ price: option.price }),
  below: basisBelow,
}
const co2: Column = {
  key: 'co2',
  figure: (option, lang) => (Number.isFinite(option.co2) ? { text: formatCo2(option.co2, lang) } : undefined),
  below: (option, _lang, t) => {
    const level = carbonLevel(option.co2)
    return { basis: t.transport.co2Level[level], level }
  },
}
const changes: Column = {
  key: 'changes',
  figure: (option) => (option.changes === undefined ? undefined : { text: String(option.changes) }),
  isWide: true,
}

/** Two figures lead, door to door and all in (D23). */
export const boardColumns: readonly Column[] = [door, all, co2]
/** Estimates know neither ways nor waiting. */
export const estimateColumns: readonly Column[] = [time, price, co2]
export const comparisonColumns: readonly Column[] = [door, all, co2, changes]

/** Cells of a row; columns without a figure are left out. */
export function cellsOf(
  columns: readonly Column[],
  option: OptionFigures,
  lang: Language,
  t: Messages,
): BoardCell[] {
  return columns.flatMap(({ key, figure, below }) => {
    const shown = figure(option, lang)
    return shown ? [{ key, label: t.route.column[key], figure: shown, ...below?.(option, lang, t) }] : []
  })
}
