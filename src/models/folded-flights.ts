// Pairs of airports that a board folds away: their rows are short, without details of their own (D159).

import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import { rowFacts } from '#catalogue/option-facts.ts'
import type { Leg, TransportOption } from '#catalogue/route.ts'
import { packFacts } from '#catalogue/row-facts.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { legEnd, operatorNames } from './names.ts'
import { frequencyOf } from './option-card.ts'

interface FoldedRow {
  /** "London Luton (LTN) – Amsterdam Schiphol (AMS)" */
  ends: string
  /** "easyJet · about 5 a day" */
  facts: string
  /** written by packFacts */
  row: string
  minutes: number
  /** euro, all in */
  low: number
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
        ends: `${legEnd(leg, 'from', lang)} – ${legEnd(leg, 'to', lang)}`,
        facts: [operatorNames(option.operators, lang), frequencyOf(option, lang, t)].join(' · '),
        row: packFacts(rowFacts(option)),
        minutes: doorToDoorMinutes(option),
        low: allInPrice(option).low,
      }
    }),
  }
}
