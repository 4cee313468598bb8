// All direct flights between the same two airports as one option (D159).
import { mergeProvenance } from './figure.ts'
import type { FarePart, Leg, TransportOption } from './route.ts'
import { commonSeason, type Season, seasonDays } from './running-days.ts'

const legOf = ({ legs }: TransportOption) => legs[0] as Leg
const ofYear: Season = { from: '01-01', to: '12-31' }

/** Mean departures a day of all flights over the season in which any of them runs. */
function departuresOver(season: Season, options: readonly TransportOption[]): number {
  const days = seasonDays(season)
  const mean = options.reduce((sum, option) => {
    const own = seasonDays(legOf(option).season ?? season)
    return sum + option.departuresPerDay * Math.min(1, own / days)
  }, 0)
  return Math.round(mean * 10) / 10
}

/** One part for each fare: carriers whose tickets cost the same share it. */
function fareChoices(options: readonly TransportOption[]): FarePart[] {
  const parts = options.flatMap(({ fareParts, operators }) => fareParts.map((part) => ({ part, operators })))
  const same = Map.groupBy(parts, ({ part: { rule, of } }) => `${rule} ${of}`)
  return [...same.values()].map((choices) => ({
    ...(choices[0] as (typeof choices)[number]).part,
    by: [...new Set(choices.flatMap(({ operators }) => operators))],
  }))
}

/** Most departures first, so that the service most passengers take gives the minutes. */
const byDepartures = (a: TransportOption, b: TransportOption) =>
  b.departuresPerDay - a.departuresPerDay || (a.id < b.id ? -1 : 1)

function merge(options: readonly TransportOption[]): TransportOption {
  const sorted = [...options].sort(byDepartures)
  const main = sorted[0] as TransportOption
  if (sorted.length === 1) return main
  const legs = sorted.map(legOf)
  const season = commonSeason(legs.map((leg) => leg.season))
  const departuresPerDay = departuresOver(season ?? ofYear, sorted)
  const {
    departs: _departs,
    arrives: _arrives,
    dayOffset: _dayOffset,
    season: _season,
    ...mainLeg
  } = legOf(main)
  const known = mergeProvenance(sorted.map(({ minutes }) => minutes))
  const prices = sorted.map(({ price }) => price)
  return {
    ...main,
    // the same option whichever service has most departures this year
    id: sorted.map(({ id }) => id).sort()[0] as string,
    operators: [...new Set(sorted.flatMap(({ operators }) => operators))],
    legs: [
      {
        ...mainLeg,
        ...known,
        services: legs.flatMap(({ service }) => service ?? []),
        departuresPerDay,
        ...(season && { season }),
      },
    ],
    minutes: { value: main.minutes.value, ...known },
    ...known,
    price: {
      value: {
        low: Math.min(...prices.map(({ value }) => value.low)),
        high: Math.max(...prices.map(({ value }) => value.high)),
      },
      ...mergeProvenance(prices),
    },
    fareParts: fareChoices(sorted),
    departuresPerDay,
    amenities: main.amenities.filter((key) => sorted.every(({ amenities }) => amenities.includes(key))),
  }
}

/** One option for each pair of airports, from one option for each service. */
export function airportPairs(options: readonly TransportOption[]): TransportOption[] {
  const pairs = Map.groupBy(options, (option) => `${legOf(option).from} ${legOf(option).to}`)
  return [...pairs.values()].map(merge)
}
