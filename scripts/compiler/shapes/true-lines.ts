// Lines that are true, with the countries that those of trains pass.
import { shapeLimits } from '#catalogue/coefficients.ts'
import type { CountryCode } from '#catalogue/place.ts'
import type { Service } from '#catalogue/service.ts'
import { isTrue, type Shape } from '#catalogue/shape.ts'
import type { Point } from '#geo/distance.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { countries } from '../land/countries.ts'
import { patternsOf, placed } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { countryKm } from './country-km.ts'
import { countryOf } from './factor-country.ts'
import { kmOf } from './rail-shapes.ts'

/** A way that leads around by another country is in it for more kilometres than these. */
const shortKm = 10

type Measured = Pick<Shape, 'km' | 'gapKm'>

/** Whether the sea lanes give about the kilometres of a ship, where it gives any. */
const isByWater = (shape: { km: number }, km: number | undefined) =>
  km === undefined || Math.abs(shape.km / km - 1) <= shapeLimits.shorter

/** Whether a service follows the line as far as its length says (D169). */
export const isTrueLine = ({ km, gapKm }: Measured, service: Service, network: Network): boolean =>
  service.mode === 'ferry' ? isByWater({ km }, service.km) : isTrue({ km, gapKm }, kmOf(service, network))

/** A train whose line is true. */
export interface TrueLine {
  service: Service
  /** from the first stop of the service to its last */
  points: Point[]
  /** kilometres of the line by country, in order of travel */
  countries: ReadonlyMap<CountryCode, number>
  /** countries that only the line says: as long as the train's way, it may be another */
  unconfirmed: readonly CountryCode[]
}

/** Countries of the train's ends, of its known calls, and of the factors of its row. */
function confirmedCountries(service: Service, network: Network): Set<unknown> {
  const ends = [service.from, service.to].map((id) => {
    const place = network.stops.get(id)?.place
    return place && network.places.get(place)?.country
  })
  const calls = patternsOf(network, service.id).flatMap(({ rows }) =>
    rows.map((row) => placed(row, network.stops)).map(({ lat, lng }) => countries().at(lat, lng)),
  )
  const factors = (service.factors ?? []).map(({ factor }) => {
    const known = network.factors.get(factor)
    return known && countryOf(known)
  })
  return new Set([...ends, ...calls, ...factors])
}

function unconfirmedOf(service: Service, passed: TrueLine['countries'], network: Network): CountryCode[] {
  const confirmed = confirmedCountries(service, network)
  return [...passed].flatMap(([code, km]) => (km < shortKm || confirmed.has(code) ? [] : [code]))
}

/** All trains whose line is true, with what the line passes. */
export function trueLines(network: Network): TrueLine[] {
  return network.shapes.flatMap(({ services, line, ...measured }) => {
    const trains = services
      .flatMap((id) => network.services.get(id) ?? [])
      .filter((service) => service.mode === 'train' && isTrueLine(measured, service, network))
    if (trains.length === 0) return []
    const points = unpackLine(line)
    const passed = countryKm(points, countries())
    return trains.map((service) => ({
      ...{ service, points, countries: passed },
      unconfirmed: unconfirmedOf(service, passed, network),
    }))
  })
}
