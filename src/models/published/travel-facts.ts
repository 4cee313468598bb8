// Local transport and best time of a route, English text in the field names of D140.
import { cityDemand } from '#catalogue/load.ts'
import type { Route } from '#catalogue/route.ts'
import { monthsOf, seasons } from '#catalogue/season.ts'
import { formatMoneyRange, formatRich } from '#i18n/format.ts'
import { formatMonth } from '#i18n/format-dates.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { bestTime } from '../route/best-time.ts'
import { type EndTransport, localTransport, type StopTransfers } from '../route/local.ts'
import { routeTips } from '../route/tips.ts'

function toTransfers(stops: readonly StopTransfers[]) {
  return stops.flatMap(({ name, lines }) =>
    lines.map(({ by, minutes, eur, name: line, text }) => ({
      type: by,
      duration: minutes,
      cost: eur ? formatMoneyRange(eur.low, eur.high, 'EUR', 'en') : '',
      description: `${name}: ${line}, ${text}`,
    })),
  )
}
const toEnd = ({ cityName, stations, airports }: EndTransport) => ({
  city: cityName,
  fromStation: toTransfers(stations),
  fromAirport: toTransfers(airports),
})

/** Pricing and crowds describe the destination, as editors judge it. */
function toSeasons(route: Route) {
  const prose = proseFor('en')
  const found = bestTime(route, 'en', prose)
  if (!found) return []
  const { best, verdict, seasonText } = found
  return seasons.map((season) => ({
    season: prose.bestTime.season[season],
    months: monthsOf[season].map((month) => formatMonth(month, 'en', 'long')).join(', '),
    pricing: cityDemand(route.destination)[season],
    crowds: cityDemand(route.destination)[season],
    weather: seasonText(season),
    recommendation: season === best ? verdict : `Better in ${best}, which comes first by weather and crowds.`,
  }))
}

/** Fields of a route beside its options. */
export function travelFacts(route: Route) {
  const prose = proseFor('en')
  const [origin, destination] = localTransport(route, 'en', messagesFor('en'), prose)
  return {
    localTransport: { origin: toEnd(origin), destination: toEnd(destination) },
    bestTimeToTravel: { seasons: toSeasons(route) },
    tips: routeTips(route, 'en', prose).map((tip) => ({
      ...tip,
      description: formatRich(tip.description, 'en'),
    })),
  }
}
