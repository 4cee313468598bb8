// Checks that speed, CO₂ and price are in the bands of their mode (mode-rules.ts).
import { wayOf } from '#catalogue/mode.ts'
import { type Band, modeRules } from '#catalogue/mode-rules.ts'
import { type CatalogueCheck, everyOption, type Finding, type Option, whereOf } from './finding.ts'

/** Another city's airport can lie on the way and shorten the flight. */
const airportOnTheWayKm = 75

const outside = (value: number, { min, max }: Band) => value < min || value > max

function oddities({ mode, minutes, co2, price: range, km }: Option, distanceKm: number): string[] {
  const kmPerHour = distanceKm / (minutes.value / 60)
  const gramsPerKm = (co2.value * 1000) / distanceKm
  const { plausible } = modeRules[mode]
  const { lowMax, highMin, floor } = plausible.eur
  const { low, high } = range.value
  return [
    ...(outside(kmPerHour, plausible.kmPerHour)
      ? [`goes ${kmPerHour.toFixed(0)} km/h over the great circle.`]
      : []),
    ...(outside(gramsPerKm, plausible.gramsPerKm) ? [`emits ${gramsPerKm.toFixed(0)} g/km.`] : []),
    ...(low > floor && low > lowMax * distanceKm ? [`costs at least €${low} for ${distanceKm} km.`] : []),
    ...(high < highMin * distanceKm ? [`costs at most €${high} for ${distanceKm} km.`] : []),
    ...(low > high ? [`costs €${low} to ${high}.`] : []),
    ...(km.value < distanceKm * 0.95 - (wayOf(mode) === 'air' ? airportOnTheWayKm : 0)
      ? [`travels ${km.value} km, less than the great circle of ${distanceKm}.`]
      : []),
  ]
}

export const bands: CatalogueCheck = {
  id: 'bands',
  name: 'speed, CO₂ and price lie where those of their mode lie',
  remedy:
    'Look at `npm run data -- explain` of the route: correct the service. The bands stand in src/catalogue/mode-rules.ts.',
  faults: ({ network, routes }) =>
    everyOption(routes).flatMap(({ route, option }): Finding[] =>
      oddities(option, route.distanceKm).map((what) => ({
        key: `${route.slug} ${option.id}`,
        where: whereOf(option, route, network),
        what: `${route.slug} ${option.id} ${what}`,
      })),
    ),
}
