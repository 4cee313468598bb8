// Pairs of airports that a board folds away: their rows are short, without details of their own (D159).
import type { Leg, TransportOption } from '#catalogue/route.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { legEnd, operatorNames } from './names.ts'
import { frequencyOf } from './option-card.ts'

interface FoldedRow {
  /** "London Luton (LTN) – Amsterdam Schiphol (AMS)" */
  ends: string
  /** "easyJet · 1h 15m · about 5 a day" */
  facts: string
  minutes: number
  low: number
  high: number
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
      const { value: price } = option.price
      const time = formatDuration(option.minutes.value, lang)
      return {
        ends: `${legEnd(leg, 'from', lang)} – ${legEnd(leg, 'to', lang)}`,
        facts: [operatorNames(option.operators, lang), time, frequencyOf(option, lang, t)].join(' · '),
        minutes: option.minutes.value,
        ...price,
        co2: option.co2.value,
      }
    }),
  }
}
