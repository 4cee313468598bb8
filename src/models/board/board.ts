// The board of a catalogue route.
import { bestOf, packBest } from '#catalogue/best-figures.ts'
import { carbonLevel } from '#catalogue/co2.ts'
import { drawLine, lineParts, nightsOf, scaleOf } from '#catalogue/day-line.ts'
import { stop } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import { shownAtFirst } from '#catalogue/option.ts'
import { rowFacts, usualRow } from '#catalogue/option-facts.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import { reasonFor } from '#catalogue/reasoned-rows.ts'
import type { Change, Route, TransportOption } from '#catalogue/route.ts'
import { packFacts, type RowFacts } from '#catalogue/row-facts.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { reasonText } from '#i18n/because-text.ts'
import { liveWordsFor } from '#i18n/live.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { sellerOf } from '../booking.ts'
import { legEnd, placeName, stopName } from '../names.ts'
import { boardColumns, cellsOf } from '../on-request/board-columns.ts'
import { boardFrame } from '../on-request/board-frame.ts'
import type { BoardModel, BoardRowModel, RowLine } from '../on-request/board-model.ts'
import { type OptionCard, optionFigures } from '../option-card.ts'
import { lineLabels } from './line-labels.ts'

/** The station of a change, or the two of a way across town, and the town. */
function namesOf({ at, to }: Change, lang: Language): [string, string] {
  const town = placeName(stop(to).place, lang)
  return at === to ? [stopName(at, lang), town] : [town, town]
}

function lineOf(option: TransportOption, facts: RowFacts, scale: number, lang: Language): RowLine {
  const parts = lineParts(facts.mode, plannedRow(facts, usualPlan).parts, facts.stages)
  const drawn = drawLine(parts, scale)
  const gaps = drawn.parts.filter(({ kind }) => kind === 'change')
  const isBroken = drawn.cut !== undefined
  return {
    ...drawn,
    modes: facts.stages.length > 1 ? option.legs.map(({ mode }) => mode) : [option.mode],
    nights: facts.departs === undefined || isBroken ? [] : nightsOf(parts, facts.departs, scale),
    labels: isDriven(option.mode)
      ? []
      : lineLabels(
          gaps.map(({ x, width }, index) => ({
            x: Math.round((x + width / 2) * 10) / 10,
            names: namesOf(option.changes[index] as Change, lang),
          })),
        ),
  }
}

function toRow(
  route: Route,
  option: TransportOption,
  card: OptionCard,
  facts: RowFacts,
  scale: number,
  because: Rich | undefined,
  lang: Language,
  t: Messages,
): BoardRowModel {
  const line = lineOf(option, facts, scale, lang)
  const [first, last] = [option.legs[0], option.legs.at(-1)]
  const link = sellerOf(option, route, lang)
  return {
    id: card.dialogId,
    mode: option.mode,
    modeName: card.modeName,
    operators: card.operators,
    ...(option.night && { isNight: true as const }),
    facts: packFacts(facts),
    ...(first && last && { ends: [legEnd(first, 'from', lang), legEnd(last, 'to', lang)] }),
    line,
    notes: [card.night, card.changes, card.frequency, line.cut === undefined ? '' : t.route.lineCut].flatMap(
      (note) => note || [],
    ),
    ...(card.via && { via: card.via }),
    amenities: card.amenities,
    cells: cellsOf(boardColumns, optionFigures(option), lang, t),
    ...(because && {
      best: {
        label: t.route.best,
        because,
        figures: packBest(bestOf(option.mode, plannedRow(facts, usualPlan))),
      },
    }),
    ...(option.isGreenest && {
      greenest: {
        short: t.route.greenestShort,
        long: t.route.greenest,
        isLow: carbonLevel(option.co2.value) === 'low',
      },
    }),
    ...(link && {
      book: {
        href: link.href,
        rel: link.sponsored ? 'sponsored nofollow noopener' : 'nofollow noopener',
        text: t.route.book(option.mode),
        note: `(${link.site}, ${t.common.opensNew})`,
      },
    }),
    hasDetails: true,
  }
}

/** Why the best option of all is the best, and what is as good; empty where nothing is worth a claim. */
const becauseOf = (options: readonly TransportOption[], lang: Language): Rich =>
  reasonText(
    reasonFor(options.map((option) => ({ facts: rowFacts(option), row: usualRow(option) }))),
    liveWordsFor(lang).because,
    lang,
  )

/**
 * The board of a route: an option a row, in the order of `cards`.
 * @param cards of the options shown at first
 */
export function routeBoard(
  route: Route,
  cards: readonly OptionCard[],
  lang: Language,
  t: Messages,
): BoardModel {
  const { options } = route
  const shown = shownAtFirst(options)
  const facts = shown.map(rowFacts)
  const scale = scaleOf(facts.map((one) => plannedRow(one, usualPlan).parts.total))
  return {
    ...boardFrame(boardColumns, scale, t.route.hoursHead, lang, t),
    rows: shown.map((option, index) =>
      toRow(
        route,
        option,
        cards[index] as OptionCard,
        facts[index] as RowFacts,
        scale,
        option.isBest ? becauseOf(options, lang) : undefined,
        lang,
        t,
      ),
    ),
    isEstimate: false,
  }
}
