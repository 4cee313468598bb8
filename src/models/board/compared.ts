// The options of a board side by side: bars and table.
import { allInPrice, doorToDoorMinutes, shownAtFirst } from '#catalogue/option.ts'
import type { Route } from '#catalogue/route.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { comparisonColumns } from '../on-request/board-columns.ts'
import { type OptionCard, optionFigures } from '../option-card.ts'

/** @param cards of the options shown at first */
export function comparedOptions(
  { options }: Route,
  cards: readonly OptionCard[],
  lang: Language,
  t: Messages,
) {
  return {
    columns: comparisonColumns.map(({ key, isWide }) => ({ label: t.route.column[key], isWide })),
    rows: shownAtFirst(options).map((option, index) => {
      const { dialogId, modeName, operators } = cards[index] as OptionCard
      const hasPeers = cards.filter(({ mode }) => mode === option.mode).length > 1
      return {
        id: dialogId,
        mode: option.mode,
        name: hasPeers ? `${modeName}${t.common.colon}${operators}` : modeName,
        door: doorToDoorMinutes(option),
        all: allInPrice(option).low,
        co2: option.co2.value,
        cells: comparisonColumns.map(({ figure, isWide }) => ({
          figure: figure(optionFigures(option), lang),
          isWide,
        })),
      }
    }),
  }
}
