// Checks that the figures of a service or a road fit each other and those of its neighbours.
import type { Mode } from '#catalogue/mode.ts'
import type { Stop } from '#catalogue/network.ts'
import type { Service } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

interface Usual {
  /** km/h over the great circle, from this distance on */
  slowest: number
  /** km/h over the kilometres travelled */
  fastest: number
  /** kilometres travelled per great-circle kilometre */
  detour: number
  /** departures a day */
  perDay: number
}

/** The catalogue's own extremes of 2026, rounded away from the middle: Bordeaux 260 km/h, Budapest–Krakow 27. */
const usual: Readonly<Record<Mode, Usual>> = {
  train: { slowest: 25, fastest: 275, detour: 2.6, perDay: 120 },
  flight: { slowest: 150, fastest: 800, detour: 1.5, perDay: 40 },
  bus: { slowest: 27, fastest: 95, detour: 2, perDay: 80 },
  ferry: { slowest: 12, fastest: 70, detour: 2, perDay: 60 },
  car: { slowest: 35, fastest: 110, detour: 2, perDay: 0 },
}
/** Great-circle kilometres; on shorter ways stops and bends decide. */
const longEnoughKm = 25
/** A long drive is mostly motorway. */
const longDrive = { km: 200, slowest: 75 } as const
/** Typical minutes per shortest minutes. */
const overBest = 1.5
/** Figures of the two directions, of siblings, and the two ends of a fare. */
const twice = 2
const fareSpan = 8

/** A column that is out of proportion: its name, its value, and what is odd. */
type Odd = readonly [column: string, value: number, what: string]

const round = (value: number) => Number(value.toFixed(value < 10 ? 1 : 0))

function oddKm({ mode, km, minutes }: Service, direct: number): Odd[] {
  if (km === undefined || direct < longEnoughKm) return []
  const least = minutes.best ?? minutes.typical
  const speed = (km / least) * 60
  return [
    ...(km > usual[mode].detour * direct
      ? [['km', km, `${round(km / direct)} times the ${Math.round(direct)} km of the great circle`] as const]
      : []),
    ...(speed > usual[mode].fastest
      ? [['minutes', least, `${Math.round(speed)} km/h over its ${km} km`] as const]
      : []),
  ]
}

function oddMinutes({ mode, minutes, carries }: Service, direct: number): Odd[] {
  const { typical, best, back } = minutes
  const speed = (direct / typical) * 60
  const tooSlow = direct >= longEnoughKm && carries !== 'car' && speed < usual[mode].slowest
  const directions = back ? Math.max(typical / back, back / typical) : 1
  return [
    ...(tooSlow ? [['minutes', typical, `${Math.round(speed)} km/h over the great circle`] as const] : []),
    ...(best !== undefined && typical >= overBest * best
      ? [['minutes', typical, `${round(typical / best)} times the best of ${best}`] as const]
      : []),
    ...(back !== undefined && directions > twice
      ? [['back', back, `${round(directions)} times off the ${typical} of the other direction`] as const]
      : []),
  ]
}

function oddOffer({ mode, departures, back, fare }: Service): Odd[] {
  const most = usual[mode].perDay
  return [
    ...(departures.perDay > most
      ? [['perDay', departures.perDay, `more than the ${most} of any ${mode}`] as const]
      : []),
    ...(back && back.perDay > most
      ? [['backPerDay', back.perDay, `more than the ${most} of any ${mode}`] as const]
      : []),
    ...(fare && fare.high > fareSpan * fare.low
      ? [['fareHigh', fare.high, `${round(fare.high / fare.low)} times the low end of ${fare.low}`] as const]
      : []),
  ]
}

const finding = (id: string, where: string, [column, value, what]: Odd): Finding => ({
  key: `${id} ${column} ${value}`,
  where,
  what: `"${column}" is ${value}: ${what}.`,
})

const endsOf = ({ from, to }: Service, { stops }: Network) => [stops.get(from), stops.get(to)] as [Stop, Stop]

/** Day services that take more than twice as long as another of their mode between the same places. */
function slowSiblings(network: Network): Finding[] {
  const pair = (service: Service) =>
    endsOf(service, network)
      .map(({ place }) => place)
      .sort()
      .join(' ')
  const byPair = Map.groupBy(
    [...network.services.values()].filter(({ night }) => !night),
    (service) => `${service.mode} ${pair(service)}`,
  )
  return [...byPair.values()].flatMap((siblings) => {
    const quickest = siblings.reduce((a, b) => (b.minutes.typical < a.minutes.typical ? b : a))
    return siblings
      .filter(({ minutes }) => minutes.typical > twice * quickest.minutes.typical)
      .map(({ id, where, minutes }) => {
        const times = round(minutes.typical / quickest.minutes.typical)
        const what = `${times} times the ${quickest.minutes.typical} of "${quickest.id}"`
        return finding(id, where, ['minutes', minutes.typical, what])
      })
  })
}

function oddService(service: Located<Service>, network: Network): Finding[] {
  const direct = haversineKm(...endsOf(service, network))
  return [...oddMinutes(service, direct), ...oddKm(service, direct), ...oddOffer(service)].map((odd) =>
    finding(service.id, service.where, odd),
  )
}

function oddRoads({ roads, places }: Network): Finding[] {
  return roads
    .filter(({ crossing }) => !crossing)
    .flatMap(({ where, from, to, km, minutes }) => {
      const [a, b] = [places.get(from), places.get(to)]
      const direct = a && b ? haversineKm(a, b) : 0
      if (direct < longEnoughKm) return []
      const speed = (km / minutes) * 60
      const slowest = direct > longDrive.km ? longDrive.slowest : usual.car.slowest
      const odd: Odd[] = [
        ...(km > usual.car.detour * direct
          ? [
              [
                'km',
                km,
                `${round(km / direct)} times the ${Math.round(direct)} km of the great circle`,
              ] as const,
            ]
          : []),
        ...(speed < slowest || speed > usual.car.fastest
          ? [['minutes', minutes, `${Math.round(speed)} km/h over its ${km} km`] as const]
          : []),
      ]
      return odd.map((one) => finding(`${from}-${to}`, where, one))
    })
}

export const proportions: CatalogueCheck = {
  id: 'proportions',
  name: 'minutes, kilometres, departures and fares of a row fit each other and its neighbours',
  remedy: 'Correct the figure.',
  faults: ({ network }) => [
    ...[...network.services.values()].flatMap((service) => oddService(service, network)),
    ...slowSiblings(network),
    ...oddRoads(network),
  ],
}
