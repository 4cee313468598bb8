// The routes of a mode for the filter of its list: one small file for all languages (A28).
import { type Language, languages } from '#lib/languages.ts'
import type { WayFigures } from './route.ts'

export interface ModeRowsFile {
  /** names by city id, in the order of `languages` */
  cities: Record<string, string[]>
  /** names in the order of `languages`; one where all languages have the same */
  operators: string[][]
  /**
   * origin, destination, minutes, lowest price in euro, indexes of operators, minutes from door to door, euro all in,
   * marks: "e" where the price is an estimate, "n" for a night train; cheapest first
   */
  rows: [string, string, number, number, number[], number, number, string][]
}

export interface FilterRow extends WayFigures {
  origin: string
  destination: string
  label: string
  operators: string[]
}

/** Filter of a visitor; an empty id or an absent budget does not filter. */
export interface RowFilter {
  from: string
  to: string
  /** highest price in euro */
  budget?: number | undefined
}

/** Matching rows in the language, in the order of the file. */
export function filterRows(file: ModeRowsFile, { from, to, budget }: RowFilter, lang: Language): FilterRow[] {
  const place = languages.indexOf(lang)
  const name = (id: string) => file.cities[id]?.[place] ?? id
  return file.rows
    .filter(
      ([origin, destination, , low]) =>
        (!from || origin === from) && (!to || destination === to) && (budget === undefined || low <= budget),
    )
    .map(([origin, destination, minutes, low, operators, doorMinutes, allIn, marks]) => ({
      origin,
      destination,
      label: `${name(origin)} – ${name(destination)}`,
      operators: operators.flatMap(
        (index) => file.operators[index]?.[place] ?? file.operators[index]?.[0] ?? [],
      ),
      ...{ minutes, low, doorMinutes, allIn },
      ...(marks.includes('e') && { isEstimate: true }),
      ...(marks.includes('n') && { isNight: true }),
    }))
}

/** The filter in a query; unreadable parts do not filter. */
export function readFilter(query: string): RowFilter {
  const params = new URLSearchParams(query)
  const id = (name: string) => /^[a-z0-9-]{1,40}$/.exec(params.get(name) ?? '')?.[0] ?? ''
  const budget = /^\d{1,5}$/.test(params.get('budget') ?? '') ? Number(params.get('budget')) : undefined
  return { from: id('from'), to: id('to'), ...(budget !== undefined && { budget }) }
}

/** True for an empty filter: the page shows its own list. */
export const isOpen = ({ from, to, budget }: RowFilter) => !from && !to && budget === undefined
