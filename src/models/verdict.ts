// The verdict of a route: the best option in a sentence, and the options that lead in a figure.
import type { Mode } from '#catalogue/mode.ts'
import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import { usualRow } from '#catalogue/option-facts.ts'
import { type Claim, leadersOf } from '#catalogue/planned-row.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { verdictText } from '#i18n/board-text.ts'
import { formatCo2 } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import type { CellFigure } from './on-request/board-model.ts'

/** The options that lead, for one adult with a small bag: times door to door, prices all in (D23). */
export function extremes({ options }: Pick<Route, 'options'>) {
  const first = options[0] as TransportOption
  const { fastest, cheapest, greenest } = leadersOf(options.map(usualRow))
  return {
    fastest: options[fastest] ?? first,
    cheapest: options[cheapest] ?? first,
    greenest: options.find((option) => option.isGreenest) ?? options[greenest] ?? first,
    best: options.find((option) => option.isBest) ?? first,
  }
}

export interface Verdict {
  sentence: Rich
  figures: {
    kind: Claim
    label: string
    mode: Mode
    name: string
    figure: CellFigure
  }[]
}

/** The best option in a sentence, and the fastest, the cheapest and the one with least CO₂e with their figures. */
export function routeVerdict(route: Pick<Route, 'options'>, lang: Language, t: Messages): Verdict {
  const { fastest, cheapest, greenest, best } = extremes(route)
  const named = (option: TransportOption, figure: CellFigure) => ({
    mode: option.mode,
    name: t.transport.modes[option.mode],
    figure,
  })
  return {
    sentence: verdictText(
      { mode: best.mode, minutes: doorToDoorMinutes(best), low: allInPrice(best).low },
      usualPlan,
      t.route.board,
      lang,
    ),
    figures: [
      {
        kind: 'fastest',
        label: t.route.fastest,
        ...named(fastest, { minutes: doorToDoorMinutes(fastest) }),
      },
      {
        kind: 'cheapest',
        label: t.route.cheapest,
        ...named(cheapest, { price: { low: allInPrice(cheapest).low } }),
      },
      {
        kind: 'greenest',
        label: t.route.leastCo2,
        ...named(greenest, { text: formatCo2(greenest.co2.value, lang) }),
      },
    ],
  }
}
