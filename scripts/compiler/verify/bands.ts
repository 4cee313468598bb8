// Whether figures lie where figures of their kind lie.
import type { Mode } from '#catalogue/mode.ts'
import { type CatalogueCheck, everyOption, type Finding, type Option, whereOf } from './finding.ts'

interface Band {
  min: number
  max: number
}

/** km/h over the great circle from first departure to last arrival, changes included. */
const speed: Record<Mode, Band> = {
  train: { min: 25, max: 260 },
  flight: { min: 60, max: 900 },
  bus: { min: 25, max: 95 },
  ferry: { min: 6, max: 90 },
  car: { min: 25, max: 110 },
}
/** g CO2e per traveller and great-circle km; a car carries one. Factor families: reference on the method page. */
const grams: Record<Mode, Band> = {
  train: { min: 1, max: 120 },
  flight: { min: 130, max: 420 },
  bus: { min: 25, max: 80 },
  ferry: { min: 8, max: 200 },
  car: { min: 190, max: 520 },
}
/** Euro per great-circle km: the low end is never dearer, the high end never cheaper than this. */
const price: Record<Mode, { lowMax: number; highMin: number; floor: number }> = {
  train: { lowMax: 0.45, highMin: 0.04, floor: 25 },
  flight: { lowMax: 0.4, highMin: 0.03, floor: 90 },
  bus: { lowMax: 0.15, highMin: 0.03, floor: 20 },
  ferry: { lowMax: 0.6, highMin: 0.03, floor: 40 },
  car: { lowMax: 0.5, highMin: 0.2, floor: 60 },
}

/** An airport that serves a city besides its own may lie on the way. */
const airportOnTheWayKm = 75

const outside = (value: number, { min, max }: Band) => value < min || value > max

function oddities({ mode, minutes, co2, price: range, km }: Option, distanceKm: number): string[] {
  const kmPerHour = distanceKm / (minutes.value / 60)
  const gramsPerKm = (co2.value * 1000) / distanceKm
  const { lowMax, highMin, floor } = price[mode]
  const { low, high } = range.value
  return [
    ...(outside(kmPerHour, speed[mode]) ? [`goes ${kmPerHour.toFixed(0)} km/h over the great circle.`] : []),
    ...(outside(gramsPerKm, grams[mode]) ? [`emits ${gramsPerKm.toFixed(0)} g/km.`] : []),
    ...(low > floor && low > lowMax * distanceKm ? [`costs at least €${low} for ${distanceKm} km.`] : []),
    ...(high < highMin * distanceKm ? [`costs at most €${high} for ${distanceKm} km.`] : []),
    ...(low > high ? [`costs €${low} to ${high}.`] : []),
    ...(km.value < distanceKm * 0.95 - (mode === 'flight' ? airportOnTheWayKm : 0)
      ? [`travels ${km.value} km, less than the great circle of ${distanceKm}.`]
      : []),
  ]
}

export const bands: CatalogueCheck = {
  id: 'bands',
  name: 'speed, CO₂ and price lie where those of their mode lie',
  remedy:
    'Look at `npm run data -- explain` of the route: correct the service, or widen the band in verify/bands.ts with a reason.',
  faults: ({ network, routes }) =>
    everyOption(routes).flatMap(({ route, option }): Finding[] =>
      oddities(option, route.distanceKm).map((what) => ({
        key: `${route.slug} ${option.id}`,
        where: whereOf(option, route, network),
        what: `${route.slug} ${option.id} ${what}`,
      })),
    ),
}
