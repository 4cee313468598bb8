// Questions that the figures of a route answer. Different facts give different sentences.
import { isDriven, isServed, type Way, wayOf } from '#catalogue/mode.ts'
import {
  allInPrice,
  changeCount,
  cheapestTicket,
  doorToDoorMinutes,
  shownAtFirst,
} from '#catalogue/option.ts'
import type { Leg, Route, TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDistance, formatDuration, formatList, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { joinRich, type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { leastBy } from '#lib/least-by.ts'
import { legEnd, operatorName, operatorNames, pairNames, stopName } from './names.ts'
import { howOften } from './option-card.ts'
import { bestTime } from './route/best-time.ts'
import { extremes } from './verdict.ts'

export interface Faq {
  question: string
  answer: Rich
}

interface QuestionContext {
  route: Route
  lang: Language
  t: Messages
  prose: Prose
}

type Question = (context: QuestionContext) => Faq[]

const by = (figure: (option: TransportOption) => number) => (a: TransportOption, b: TransportOption) =>
  figure(a) - figure(b)
const minutes = by((option) => option.minutes.value)
/** All in, as the board leads with it (D23). */
const price = by((option) => allInPrice(option).low)
const ofMode = ({ options }: Route, mode: TransportOption['mode']) =>
  options.filter((option) => option.mode === mode).sort(minutes)
const first = ({ legs }: TransportOption) => legs[0] as Leg
const last = ({ legs }: TransportOption) => legs.at(-1) as Leg
const ends = (option: TransportOption, lang: Language) => ({
  from: legEnd(first(option), 'from', lang),
  to: legEnd(last(option), 'to', lang),
})
const operatorsOf = ({ mode, operators }: Pick<TransportOption, 'mode' | 'operators'>, lang: Language) =>
  isDriven(mode) ? '' : operatorNames(operators, lang)

const howLong: Question = ({ route, lang, prose }) => {
  const { best } = extremes(route)
  const ridden = isServed(best.mode) ? best.mode : 'flight'
  const option = ofMode(route, 'train')[0] ?? ofMode(route, ridden)[0] ?? best
  const answer = prose.faq.howLongAnswer({
    mode: option.mode,
    time: formatDuration(option.minutes.value, lang),
    door: formatDuration(doorToDoorMinutes(option), lang),
    changes: changeCount(option),
    operators: option.mode === 'flight' ? '' : operatorsOf(option, lang),
    ...ends(option, lang),
  })
  return [{ question: prose.faq.howLong(pairNames(route, lang), option.mode), answer: [answer] }]
}

/** Most companies named in a sentence. */
const namedCompanies = 3
/** The companies of options, each once; "A, B, C and others". */
function companiesOf(options: readonly TransportOption[], lang: Language, others: string): string {
  const names = [
    ...new Set(options.flatMap(({ operators }) => operators.map((id) => operatorName(id, lang)))),
  ]
  const more = names.length > namedCompanies ? [others] : []
  return formatList([...names.slice(0, namedCompanies), ...more], lang)
}

const runsAllYear = ({ legs }: TransportOption) => legs.every(({ season }) => !season)

const direct: Question = ({ route, lang, t, prose: { faq } }) => {
  const pair = pairNames(route, lang)
  const trains = ofMode(route, 'train')
  const unchanged = trains.filter((option) => changeCount(option) === 0)
  const [fastest] = unchanged
  // trains of different seasons do not add up
  const addUp = unchanged.length === 1 || unchanged.every(runsAllYear)
  const train = trains[0]
  const other = (['bus', 'ferry', 'flight', 'car'] as const).flatMap((mode) => ofMode(route, mode))[0]
  const time = (option: TransportOption) => formatDuration(option.minutes.value, lang)
  const answer = fastest
    ? faq.directYes({
        operators: companiesOf(unchanged, lang, faq.others),
        often: addUp ? howOften(unchanged, lang, t) : '',
        count: unchanged.length,
        time: time(fastest),
        ...ends(fastest, lang),
      })
    : train
      ? faq.directNo({
          changes: changeCount(train),
          via: formatList([...new Set(train.changes.map(({ to }) => stopName(to, lang)))], lang),
        })
      : other
        ? faq.directNone(pair, { mode: other.mode, time: time(other) })
        : ''
  return [{ question: faq.direct(pair), answer: [answer] }]
}

/** The flight compared with the train or, without one, with bus, ferry or car. */
const flightOr: Question = ({ route, lang, prose: { faq } }) => {
  const fastest = (mode: TransportOption['mode']) => leastBy(ofMode(route, mode), doorToDoorMinutes)
  const flight = fastest('flight')
  const other = fastest('train') ?? fastest('bus') ?? fastest('ferry') ?? fastest('car')
  if (!flight || !other) return []
  const pair = pairNames(route, lang)
  const [byAir, byLand] = [doorToDoorMinutes(flight), doorToDoorMinutes(other)]
  const answer = faq.flightOrAnswer(pair, {
    flight: formatDuration(byAir, lang),
    other: other.mode,
    time: formatDuration(byLand, lang),
    faster: byAir < byLand ? 'flight' : other.mode,
    saved: formatDuration(Math.abs(byAir - byLand), lang),
    air: formatDuration(flight.minutes.value, lang),
  })
  return [{ question: faq.flightOr(pair, other.mode), answer: [answer] }]
}

const cheapest: Question = ({ route, lang, prose: { faq } }) => {
  const sorted = [...route.options].sort(price)
  const option = sorted[0]
  if (!option) return []
  const next = sorted.find(({ mode }) => mode !== option.mode)
  const { operators } = cheapestTicket(option)
  const [{ low, high }, fare] = [allInPrice(option), option.price.value.low]
  const isSame = Math.round(fare) === Math.round(low)
  const prices = { low: { low }, high: { low: high }, fare: isSame ? undefined : { low: fare } }
  const way = { mode: option.mode, operators: operatorsOf({ mode: option.mode, operators }, lang) }
  const answer = [richBy(prices, (gaps) => faq.cheapestAnswer({ ...way, ...gaps }))]
  if (next)
    answer.push(
      richBy({ low: { low: allInPrice(next).low } }, (gaps) =>
        faq.cheapestNext({ mode: next.mode, ...gaps }),
      ),
    )
  return [{ question: faq.cheapest(pairNames(route, lang)), answer: joinRich(answer, ' ') }]
}

const greenest: Question = ({ route, lang, prose: { faq } }) => {
  const sorted = shownAtFirst(route.options).sort(by((option) => option.co2.value))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return []
  const answer = faq.greenestAnswer({
    mode: least.mode,
    co2: formatCo2(least.co2.value, lang),
    km: formatDistance(least.km.value, lang),
  })
  const worst =
    most.mode !== least.mode &&
    faq.greenestMost({
      mode: most.mode,
      co2: formatCo2(most.co2.value, lang),
      times: formatNumber(
        most.co2.value / least.co2.value,
        lang,
        most.co2.value < 10 * least.co2.value ? 1 : 0,
      ),
    })
  return [
    {
      question: faq.greenest(pairNames(route, lang)),
      answer: [[answer, worst].filter(Boolean).join(' ')],
    },
  ]
}

/** "460 km by road and 114 km by ferry": kilometres of a drive on its own wheels and on board. */
function drivenWay({ legs }: TransportOption, lang: Language, { faq: { byWay } }: Prose): string {
  const byWayOfLeg = Map.groupBy(legs, ({ mode }) => wayOf(mode) as Exclude<Way, 'air'>)
  const parts = [...byWayOfLeg].map(([way, on]) =>
    byWay[way](
      formatDistance(
        on.reduce((sum, { km }) => sum + km, 0),
        lang,
      ),
    ),
  )
  return formatList(parts, lang)
}

const distance: Question = ({ route, lang, prose }) => {
  const pair = pairNames(route, lang)
  const [drive, train] = [ofMode(route, 'car')[0], ofMode(route, 'train')[0]]
  const answer = prose.faq.distanceAnswer(pair, {
    straight: formatDistance(route.distanceKm, lang),
    drive: drive ? drivenWay(drive, lang, prose) : '',
    rail: train ? formatDistance(train.km.value, lang) : '',
  })
  return [{ question: prose.faq.distance(pair), answer: [answer] }]
}

const terminals: Question = ({ route, lang, prose: { faq } }) => {
  const pair = pairNames(route, lang)
  const [train, flight] = [ofMode(route, 'train')[0], ofMode(route, 'flight')[0]]
  const ways = (option: TransportOption) => ({
    ...ends(option, lang),
    access: formatDuration(option.doorToDoor.value.access, lang),
    egress: formatDuration(option.doorToDoor.value.egress, lang),
  })
  return [
    ...(train ? [{ question: faq.stations(pair), answer: [faq.stationsAnswer(ways(train))] }] : []),
    ...(flight
      ? [
          {
            question: faq.airports(pair),
            answer: [faq.airportsAnswer({ airlines: operatorsOf(flight, lang), ...ways(flight) })],
          },
        ]
      : []),
  ]
}

const overnight: Question = ({ route, lang, t, prose: { faq } }) => {
  const nights = route.options.filter(({ night, mode }) => night && isServed(mode)).sort(price)
  const option = nights.find(runsAllYear) ?? nights[0]
  const leg = option?.legs.find(({ night }) => night)
  if (!option || !leg?.night || !leg.operator) return []
  const pair = pairNames(route, lang)
  const night = {
    operator: operatorNames([leg.operator], lang),
    from: legEnd(leg, 'from', lang),
    to: legEnd(leg, 'to', lang),
    departs: leg.departs ?? '',
    arrives: leg.arrives ?? '',
    berths: formatList(
      leg.night.berths.map((berth) => t.transport.berths[berth]),
      lang,
    ),
  }
  const answer = richBy({ low: { low: option.price.value.low } }, (gaps) =>
    faq.nightAnswer(pair, { ...night, ...gaps }),
  )
  return [{ question: faq.night(pair), answer }]
}

const when: Question = ({ route, lang, prose }) => {
  const found = bestTime(route, lang, prose)
  if (!found) return []
  return [{ question: prose.faq.when(pairNames(route, lang)), answer: [found.year] }]
}

/** Five to ten questions with answers, the most frequent first. */
export function routeFaqs(route: Route, lang: Language, t: Messages, prose: Prose): Faq[] {
  const context = { route, lang, t, prose }
  const questions = [howLong, direct, flightOr, cheapest, greenest, overnight, when, terminals, distance]
  return questions.flatMap((question) => question(context))
}
