import { allInPrice, cheapestTicket, doorToDoorMinutes, shownAtFirst } from '#catalogue/option.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDistance, formatDuration, formatNumber } from '#i18n/format.ts'
import { joinRich, richBy } from '#lib/fill.ts'
import { leastBy } from '#lib/least-by.ts'
import { pairNames } from '../names.ts'

import { by, ofMode, operatorsOf, price, type Question } from './question.ts'

/** The flight compared with the train or, without one, with bus, ferry or car. */
export const flightOr: Question = ({ route, lang, prose: { faq } }) => {
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

/** The cheapest way, all in, and the next of another mode. */
export const cheapest: Question = ({ route, lang, prose: { faq } }) => {
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

/** The way that emits least, and the one that emits most. */
export const greenest: Question = ({ route, lang, prose: { faq } }) => {
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
