// One live fare: times, airports, carrier and price.
import type { FlightOffer } from '#contracts/flights-search.ts'
import { formatDuration } from '#i18n/format.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill } from '#lib/fill.ts'
import { isoToMinutes } from '#lib/iso-duration.ts'
import { type Language, languageInfo } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import type { Money } from '#stores/shown-money.ts'
import { earns } from './fares.ts'

interface Props {
  offer: FlightOffer
  lang: Language
  money: Money
  words: LiveWords['fares']
}

const clock = (at: string) => at.slice(11, 16)
/** Local times have no zone: reading and writing them as UTC keeps them unchanged. */
const dayOf = (at: string, lang: Language) =>
  new Intl.DateTimeFormat(languageInfo[lang].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${at.slice(0, 10)}T00:00:00Z`))

function stopsOf(stops: number, words: LiveWords['fares']): string {
  if (stops === 0) return words.stops.none
  return stops === 1 ? words.stops.one : fill(words.stops.other, { count: stops })
}

export function Offer({ offer, lang, money, words }: Props) {
  const { departure, arrival, itineraries, stops, price, link } = offer
  const [journey] = itineraries
  const minutes = isoToMinutes(journey?.duration ?? '')
  const carriers = [...new Set(journey?.segments.map(({ carrierCode }) => carrierCode))]
  return (
    <li>
      <div>
        <b>
          {clock(departure.at)} {departure.iataCode} – {arrival.at && `${clock(arrival.at)} `}
          {arrival.iataCode}
        </b>
        <small>
          {[
            dayOf(departure.at, lang),
            ...(minutes === undefined ? [] : [formatDuration(minutes, lang)]),
            stopsOf(stops, words),
            ...carriers,
            ...(offer.test ? [words.test] : []),
          ].join(' · ')}
        </small>
      </div>
      <div>
        <b className="figure">
          {moneyText({ low: Number(price.total), currency: price.currency, isExact: true }, money, lang)}
        </b>
        {link && !offer.test && (
          <a
            href={link}
            target="_blank"
            rel={earns(offer) ? 'sponsored nofollow noopener' : 'nofollow noopener'}
          >
            {words.book}
            <span className="sr-only"> ({words.newTab})</span>
          </a>
        )}
      </div>
    </li>
  )
}
