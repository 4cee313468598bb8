// Questions that the figures of a route answer. Different facts give different sentences.
import { isServed, type Way, wayOf } from '#catalogue/mode.ts'
import { changeCount, doorToDoorMinutes } from '#catalogue/option.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { formatDistance, formatDuration, formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Ends } from '#i18n/prose/given.ts'
import { type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { cheapest, flightOr, greenest } from './faq/compared.ts'
import { ends, type Faq, ofMode, operatorsOf, price, type Question } from './faq/question.ts'
import { changePlace, legEnd, operatorName, operatorNames, pairNames } from './names.ts'
import { howOften } from './option-card.ts'
import { bestTime } from './route/best-time.ts'
import { extremes } from './verdict.ts'

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
          via: train.changes.map((change) => changePlace(change, lang)),
          list: (items) => formatList(items, lang),
        })
      : other
        ? faq.directNone(pair, { mode: other.mode, time: time(other) })
        : ''
  return [{ question: faq.direct(pair), answer: [answer] }]
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
  const [trains, flights] = [ofMode(route, 'train'), ofMode(route, 'flight')]
  const answer = (options: readonly TransportOption[], say: (ends: Ends) => string): Rich => {
    const all = options.map((option) => ends(option, lang))
    const [from, to] = [[...new Set(all.map((each) => each.from))], [...new Set(all.map((each) => each.to))]]
    const said = say({ from, to, list: (items) => formatList(items, lang) })
    if (from.length > 1 || to.length > 1) return [said]
    const { access, egress } = (options[0] as TransportOption).doorToDoor.value
    const ways = { access: formatDuration(access, lang), egress: formatDuration(egress, lang) }
    return [`${said} ${faq.endWays(ways)}`]
  }
  return [
    ...(trains.length > 0
      ? [{ question: faq.stations(pair), answer: answer(trains, faq.stationsAnswer) }]
      : []),
    ...(flights.length > 0
      ? [{ question: faq.airports(pair), answer: answer(flights, faq.airportsAnswer) }]
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
