// Transport options for the board and the details dialog: only words and figures.
import { mergeProvenance } from '#catalogue/figure.ts'
import { directionCalled, place, service, stop } from '#catalogue/load.ts'
import { isDriven, isServed, type Mode } from '#catalogue/mode.ts'
import type { OperatorId } from '#catalogue/network.ts'
import { allInPrice, changeCount, doorToDoorMinutes } from '#catalogue/option.ts'
import type { Leg, TransportOption } from '#catalogue/route.ts'
import type { AmenityKey } from '#catalogue/service.ts'
import { callsPath } from '#contracts/published/all-files.ts'
import { callsHash } from '#contracts/published/calls-hash.ts'
import { formatDuration, formatList, formatMinutes, formatTime } from '#i18n/format.ts'
import { formatDayMonth } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { nightWord } from '#i18n/night-word.ts'
import { proseFor } from '#i18n/prose.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { legEnd, operatorName, operatorNames, placeName, stopName } from './names.ts'
import type { OptionFigures } from './on-request/board-columns.ts'
import { basisLine, type Receipt, toReceipts } from './receipts.ts'
import { type HowToBuy, howToBuy } from './route/how-to-buy.ts'
import { exchangeTip, rulesOf, ruleTips } from './route/rule-tips.ts'
import type { Tip } from './route/tip.ts'

/** One leg in the leg strip and in the timeline of the details. */
interface LegCard {
  mode: Mode
  from: string
  to: string
  minutes: number
  /** "Eurostar, 2h 26m (timetable), e.g. 07:01 to 10:20" */
  ride: string
  /** address of its calls, where a feed says them, with the direction and the part of the way after "#" */
  callsHref?: string
  /** the change before the next leg */
  change?: string
}

export interface OptionCard {
  dialogId: string
  mode: Mode
  modeName: string
  operators: string
  legs: LegCard[]
  changes: string
  via: string
  frequency: string
  night: string | undefined
  amenities: { key: AmenityKey; label: string }[]
  buy: HowToBuy
  /** rules of the operators, where known */
  rules: { title: string; lines: Tip[]; basis: string } | undefined
  receipts: Receipt[]
}

function toLegCard(option: TransportOption, index: number, lang: Language, t: Messages): LegCard {
  const leg = option.legs[index] as Leg
  const change = option.changes[index]
  const [from, to] = [legEnd(leg, 'from', lang), legEnd(leg, 'to', lang)]
  const minutes = change && formatMinutes(change.minutes, lang)
  // a stop of coaches and a port may share a name
  const [leaves = '', boards = ''] = change ? [change.at, change.to].map((id) => stopName(id, lang)) : []
  return {
    mode: leg.mode,
    from,
    to,
    minutes: leg.minutes,
    ride: rideOf(leg, lang, t),
    ...callsOfLeg(leg),
    ...(change &&
      minutes &&
      isServed(option.mode) && {
        change:
          leaves === boards
            ? t.route.changeAt(boards, minutes, option.mode)
            : t.route.changeAcross(leaves, boards, minutes),
      }),
  }
}

/** Where the calls of a leg are, if they are known. */
function callsOfLeg({ service: id, from, to }: Leg): Pick<LegCard, 'callsHref'> {
  const direction = id && directionCalled(id, from, to)
  if (!direction) return {}
  const ends = [service(id).from, service(id).to]
  const isPart = !ends.includes(from) || !ends.includes(to)
  return { callsHref: callsPath(id) + callsHash(direction, isPart ? [from, to] : undefined) }
}

/** All carriers between two airports; else the operator with its product. */
function carrierOf(leg: Leg, lang: Language, t: Messages): string {
  if (leg.services)
    return operatorNames(
      leg.services.flatMap((id) => service(id).operators),
      lang,
    )
  return leg.operator ? titleOf(operatorName(leg.operator, lang), leg.product) : t.route.driveProduct
}

/** Operator, duration, basis and, where known, times of a leg. */
function rideOf(leg: Leg, lang: Language, t: Messages): string {
  const title = carrierOf(leg, lang, t)
  const time = `${formatDuration(leg.minutes, lang)} (${t.transport.basis[leg.basis]})`
  const clock = leg.departs && leg.arrives && t.route.departsArrives(leg.departs, leg.arrives)
  return [title, time, clock].filter(Boolean).join(', ')
}

/** "DB ICE"; repeated words appear once: "Eurostar", "ÖBB Nightjet", "Trenitalia Regionale Veloce". */
function titleOf(operatorName: string, product: string): string {
  const operatorWords = new Set(operatorName.toLowerCase().split(' '))
  const rest = product.split(' ').filter((word) => !operatorWords.has(word.toLowerCase()))
  return [operatorName, ...rest].join(' ')
}

/** Places of changes between the ends, each once. */
function viaOf(option: TransportOption, lang: Language): string {
  const between = option.changes.map((change) => stop(change.to).place)
  return formatList(
    [...new Set(between)].map((id) => placeName(id, lang)),
    lang,
  )
}

/** "06:01–20:01", the first and last departure of a day, or the only one; of a direct option, where it is known. */
function hoursOf({ legs }: TransportOption, lang: Language): string {
  const [leg] = legs
  if (!leg || legs.length > 1) return ''
  const { firstDeparture = leg.departs, lastDeparture } = leg
  const clocks = [firstDeparture, lastDeparture].flatMap((clock) => (clock ? formatTime(clock, lang) : []))
  return clocks.join('–')
}

/** "4 May to 1 November only"; empty for what runs all year. */
function seasonOf({ legs }: TransportOption, lang: Language, t: Messages): string {
  const season = legs.find((leg) => leg.season)?.season
  return season ? t.route.season(formatDayMonth(season.from, lang), formatDayMonth(season.to, lang)) : ''
}

/**
 * "about 16 a day", with the season where there is one, of options that add up.
 * @param hours first and last departure of a day, where one option has them
 */
export function howOften(
  options: readonly TransportOption[],
  lang: Language,
  t: Messages,
  hours = '',
): string {
  const [one] = options
  const perDay = options.reduce((sum, { departuresPerDay }) => sum + departuresPerDay, 0)
  return [t.route.perDay(perDay), hours, one ? seasonOf(one, lang, t) : ''].filter(Boolean).join(', ')
}

/** "about 16 a day, 06:01–20:01"; empty for a drive that waits for a ship. */
export function frequencyOf(option: TransportOption, lang: Language, t: Messages): string {
  if (isDriven(option.mode)) return option.legs.every(({ mode }) => isDriven(mode)) ? t.route.anytime : ''
  return howOften([option], lang, t, hoursOf(option, lang))
}

/** Dated rules for seats, bags, bicycles and exchange; memoised, because many routes share them. */
const rulesFor = memo((operators: readonly OperatorId[], lang: Language): OptionCard['rules'] => {
  const rules = rulesOf(operators)
  if (rules.length === 0) return undefined
  const prose = proseFor(lang)
  return {
    title: prose.details.rules,
    lines: [...ruleTips(rules, lang, prose, true), ...exchangeTip(rules, lang, prose)],
    basis: basisLine(
      mergeProvenance(rules.flatMap(({ fees, ...rule }) => [rule, ...(fees ? [fees] : [])])),
      lang,
    ),
  }
})

/** Names of details in the address: "train-2" is the second train of the page. */
export function detailsNames(options: readonly TransportOption[]): string[] {
  return options.map(
    ({ mode }, index) => `${mode}-${options.slice(0, index + 1).filter((one) => one.mode === mode).length}`,
  )
}

/** Figures for the columns of the board and the comparison. */
export function optionFigures(option: TransportOption): OptionFigures {
  return {
    mode: option.mode,
    minutes: option.minutes.value,
    led: { minutes: doorToDoorMinutes(option), price: allInPrice(option) },
    price: option.price.value,
    priceBasis: option.price.basis,
    co2: option.co2.value,
    ...(option.mode !== 'car' && { changes: option.changes.length }),
  }
}

/** Card of one option; `dialogId` comes from `detailsNames`. */
export function toOptionCard(
  option: TransportOption,
  dialogId: string,
  lang: Language,
  t: Messages,
): OptionCard {
  const frequency = frequencyOf(option, lang, t)
  const changes = changeCount(option)
  const driven = isDriven(option.mode)
  return {
    dialogId,
    mode: option.mode,
    modeName: t.transport.modes[option.mode],
    operators: driven ? t.route.driveProduct : operatorNames(option.operators, lang),
    legs: option.legs.map((_, legIndex) => toLegCard(option, legIndex, lang, t)),
    changes: driven ? '' : t.route.changes(changes, option.mode),
    via: changes > 0 ? t.route.via(viaOf(option, lang)) : '',
    frequency,
    night: option.night ? nightWord(option.mode, t) : undefined,
    amenities: option.amenities.map((key) => ({ key, label: t.amenities[key] })),
    buy: howToBuy(option, lang, t, proseFor(lang)),
    rules: driven ? undefined : rulesFor(option.operators, lang),
    receipts: toReceipts(option, frequency, lang, t),
  }
}

/** A city with its name, for the map and breadcrumbs. */
export const cityPoint = (id: string, lang: Language) => ({
  name: placeName(id, lang),
  lat: place(id).lat,
  lng: place(id).lng,
})
