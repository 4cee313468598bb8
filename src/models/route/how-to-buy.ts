// How to buy an option: official pages, how far ahead, and how many tickets.
import { operator, service } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { FarePart, Leg, TransportOption } from '#catalogue/route.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { capital } from '#lib/capital.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { legEnd, operatorName } from '../names.ts'
import { crossingsSentence, tollsOf, vignetteSentences } from './drive-tip.ts'
import { salesOpen } from './sales-open.ts'

/** An item of the numbered list: official pages with what they sell, or advice. */
interface BuyStep {
  sites: { name: string; url: string }[]
  text: Rich
}

export interface HowToBuy {
  title: string
  /** empty where nothing is known, as for a drive without tolls */
  steps: BuyStep[]
}

const sitesOf = (ids: readonly OperatorId[], lang: Language) =>
  [...new Set(ids)].map((id) => ({ name: operatorName(id, lang), url: operator(id).site }))
const noted = (...text: Rich): BuyStep => ({ sites: [], text })

/** Sellers of a leg: all operators of its services. */
function sellersOf(leg: Leg): OperatorId[] {
  const services = leg.services ?? (leg.service ? [leg.service] : [])
  if (services.length > 0) return services.flatMap((id) => service(id).operators)
  return leg.operator ? [leg.operator] : []
}

/** Start and end of a ticket. */
function stretch(legs: readonly Leg[], lang: Language): string {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg]
  return `${legEnd(first, 'from', lang)} – ${legEnd(last, 'to', lang)}`
}

function tickets({ legs, fareParts, operators }: TransportOption, lang: Language, { tips: t }: Prose) {
  // a price of the whole journey does not show how many tickets it takes
  const known = fareParts.length > 0
  // of tickets to choose from, one is bought
  const bought = fareParts.filter(({ by }, index) => !by || index === 0)
  const sold = known
    ? bought.map(({ legs: indexes }) => indexes.map((index) => legs[index] as Leg))
    : legs.map((leg) => [leg])
  return [
    ...sold.map((part) => ({
      sites: sitesOf(part.flatMap(sellersOf), lang),
      text: sold.length > 1 ? [stretch(part, lang)] : [],
    })),
    ...salesOpen(operators, lang, t).map((text) => noted(text)),
    ...(known && legs.length > 1 ? [noted(t.ticketsNeeded(sold.length))] : []),
  ]
}

/** Known costs of a drive besides fuel; crossings with the page that sells them. */
function onTheWay(option: TransportOption, lang: Language, t: Messages, { tips }: Prose): BuyStep[] {
  const tolls = tollsOf(option)
  const fareOf = (index: number): FarePart | undefined =>
    option.fareParts.find(({ rule, legs }) => rule === 'crossing' && legs.includes(index))
  return [
    ...(tolls > 0 ? [noted(`${capital(t.transport.fareRule.toll)}${t.common.colon}`, { low: tolls })] : []),
    ...vignetteSentences(option, lang, tips).map((text) => noted(...text)),
    ...option.legs.flatMap((leg, index) => {
      if (!leg.service) return []
      const fare = fareOf(index)
      const [text = [stretch([leg], lang)]] = crossingsSentence(option, fare ? [fare] : [], lang, tips)
      return [{ sites: sitesOf(sellersOf(leg), lang), text }]
    }),
  ]
}

/** Steps in the order a traveller takes them, with facts of the catalogue only. */
export function howToBuy(option: TransportOption, lang: Language, t: Messages, prose: Prose): HowToBuy {
  return isDriven(option.mode)
    ? { title: prose.details.drive, steps: onTheWay(option, lang, t, prose) }
    : { title: prose.details.buy, steps: tickets(option, lang, prose) }
}
