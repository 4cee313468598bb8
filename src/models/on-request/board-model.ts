// The board as its view draws it: rows of a catalogue route, or of estimates.
import type { CarbonLevel } from '#catalogue/co2.ts'
import type { DrawnLine } from '#catalogue/day-line.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { AmenityKey } from '#catalogue/service.ts'
import type { Rich, TextPrice } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'

/** A duration, a price that follows the chosen currency, or any other figure as text. */
export type CellFigure = { minutes: number } | { price: TextPrice } | { text: string }

export interface BoardCell {
  /** class of the cell and of its column */
  key: string
  label: string
  figure: CellFigure
  note?: Rich
  /** follows the note and no plan changes it, such as how a price is known */
  basis?: string
  level?: CarbonLevel
}

/** Name of a stop beside a gap of the line, by the number of the gap. */
export interface LineLabel {
  gap: number
  x: number
  anchor: 'start' | 'middle' | 'end'
  text: string
}

export interface RowLine extends DrawnLine {
  /** hues of the rides, in order */
  modes: Mode[]
  nights: { x: number; width: number }[]
  labels: LineLabel[]
}

export interface BoardRowModel {
  /** name of its details in the address: "train-2" */
  id: string
  mode: Mode
  modeName: string
  operators: string
  /** a moon beside the mode */
  isNight?: true
  /** written by packFacts; absent for estimates, which no plan changes */
  facts?: string
  ends?: [string, string]
  line: RowLine
  /** changes, frequency, night */
  notes: string[]
  /** says it to those who do not see the names beside the line */
  via?: string
  amenities: { key: AmenityKey; label: string }[]
  cells: BoardCell[]
  /** the reason of the best option; `figures` are written by packBest */
  best?: { label: string; because: Rich; figures: string }
  greenest?: { short: string; long: string; isLow: boolean }
  /** the seller of this option; `note` names it */
  book?: { href: string; rel: string; text: string; note: string }
  hasDetails?: true
}

export interface BoardModel {
  lang: Language
  rows: BoardRowModel[]
  hours: { x: number; text: string }[]
  /** heads of the columns in the order of the cells */
  columns: { key: string; label: string }[]
  words: {
    mode: string
    hours: string
    amenities: string
    details: string
    colon: string
  }
  /** true for estimates: every figure is marked */
  isEstimate: boolean
}
