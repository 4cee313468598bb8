// Questions a route's own figures answer. A different fact makes a different sentence.

import { stop } from '#catalogue/load.ts'
import { doorToDoorMinutes } from '#catalogue/ranking.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDistance, formatDuration, formatList, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { operatorNames, pairNames, placeName } from './names.ts'

export interface Faq {
  question: string
  answer: string
}

const by = (figure: (option: TransportOption) => number) => (a: TransportOption, b: TransportOption) =>
  figure(a) - figure(b)
const changesOf = (option: TransportOption) => (option.mode === 'car' ? 0 : option.changes.length)

function howLong(option: TransportOption, route: Route, lang: Language, t: Messages): Faq {
  return {
    question: t.faq.howLong(pairNames(route, lang), option.mode),
    answer: t.faq.howLongAnswer({
      mode: option.mode,
      time: formatDuration(option.minutes.value, lang),
      changes: changesOf(option),
      operators: option.mode === 'car' ? '' : operatorNames(option.operators, lang),
      perDay: option.mode === 'car' ? '' : t.route.perDay(option.departuresPerDay),
    }),
  }
}

function directTrain(trains: TransportOption[], route: Route, lang: Language, t: Messages): Faq {
  const direct = trains.find((option) => changesOf(option) === 0)
  const first = trains[0]
  const answer = direct
    ? t.faq.directYes({
        operators: operatorNames(direct.operators, lang),
        perDay: t.route.perDay(direct.departuresPerDay),
        time: formatDuration(direct.minutes.value, lang),
      })
    : first
      ? t.faq.directNo({
          changes: changesOf(first),
          via: formatList(
            [...new Set(first.changes.map((change) => placeName(stop(change.to).place, lang)))],
            lang,
          ),
        })
      : t.faq.directNone
  return { question: t.faq.direct(pairNames(route, lang)), answer }
}

function flightOrTrain(
  flight: TransportOption,
  train: TransportOption,
  route: Route,
  lang: Language,
  t: Messages,
): Faq {
  const [flightMinutes, trainMinutes] = [doorToDoorMinutes(flight), doorToDoorMinutes(train)]
  return {
    question: t.faq.flightOrTrain(pairNames(route, lang)),
    answer: t.faq.flightOrTrainAnswer({
      flight: formatDuration(flightMinutes, lang),
      train: formatDuration(trainMinutes, lang),
      faster: flightMinutes < trainMinutes ? 'flight' : 'train',
    }),
  }
}

/** Five to six questions with answers for a route, most asked first. */
export function routeFaqs(route: Route, lang: Language, t: Messages): Faq[] {
  const pair = pairNames(route, lang)
  const ofMode = (mode: TransportOption['mode']) =>
    route.options.filter((option) => option.mode === mode).sort(by((option) => option.minutes.value))
  const [trains, flights, cars] = [ofMode('train'), ofMode('flight'), ofMode('car')]
  const cheapest = [...route.options].sort(by((option) => option.price.value.low))[0] as TransportOption
  const byCo2 = [...route.options].sort(by((option) => option.co2.value))
  const [least, most] = [byCo2[0] as TransportOption, byCo2.at(-1) as TransportOption]
  const lead = trains[0] ?? flights[0] ?? (route.options[0] as TransportOption)
  const [flight, train, car] = [flights[0], trains[0], cars[0]]
  return [
    howLong(lead, route, lang, t),
    directTrain(trains, route, lang, t),
    ...(flight && train ? [flightOrTrain(flight, train, route, lang, t)] : []),
    {
      question: t.faq.cheapest(pair),
      answer: t.faq.cheapestAnswer({
        mode: cheapest.mode,
        low: formatMoney(cheapest.price.value.low, 'EUR', lang),
        high: formatMoney(cheapest.price.value.high, 'EUR', lang),
      }),
    },
    {
      question: t.faq.greenest(pair),
      answer: t.faq.greenestAnswer({
        mode: least.mode,
        co2: formatCo2(least.co2.value, lang),
        most: most.mode,
        mostCo2: formatCo2(most.co2.value, lang),
      }),
    },
    {
      question: t.faq.distance(pair),
      answer: t.faq.distanceAnswer({
        straight: formatDistance(route.distanceKm, lang),
        road: car ? formatDistance(car.km.value, lang) : '',
      }),
    },
  ]
}
