// How many kilometres of a line lie in which country.
import type { CountryCode } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import type { Countries } from '../land/countries.ts'

/** A part of a line within one country, or at sea. */
interface Stretch {
  country: CountryCode | undefined
  km: number
  /** about one for each kilometre */
  points: Point[]
}

const between = (from: Point, to: Point, part: number): Point => ({
  lat: from.lat + part * (to.lat - from.lat),
  lng: from.lng + part * (to.lng - from.lng),
})

/** The straight line between two points, cut at the borders and coasts it crosses. */
function cut(from: Point, to: Point, countries: Countries): Stretch[] {
  const whole = haversineKm(from, to)
  const parts = [0, ...countries.crossings(from, to), 1]
  return parts.slice(1).map((end, index) => {
    const begin = parts[index] as number
    const km = whole * (end - begin)
    const { lat, lng } = between(from, to, (begin + end) / 2)
    const count = Math.ceil(km) || 1
    const points = Array.from({ length: count }, (_, at) =>
      between(from, to, begin + ((at + 0.5) / count) * (end - begin)),
    )
    return { country: countries.at(lat, lng), km, points }
  })
}

/** Neighbouring stretches of one country as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const longer: Stretch[] = []
  for (const { country, km, points } of stretches) {
    const last = longer.at(-1)
    if (last !== undefined && last.country === country) {
      last.km += km
      last.points.push(...points)
    } else longer.push({ country, km, points: [...points] })
  }
  return longer
}

/** Stretches at sea as parts of the lands before and after, half each: tunnels and bridges. */
function withoutSea(stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap((stretch, index) => {
    if (stretch.country !== undefined) return stretch
    const lands = [stretches[index - 1], stretches[index + 1]].filter((land) => land !== undefined)
    return lands.map(({ country }) => ({ ...stretch, country, km: stretch.km / lands.length }))
  })
}

/** What lies between two stretches of one country and never leaves its border, as part of that country. */
function withoutTouches(stretches: readonly Stretch[], countries: Countries): Stretch[] {
  const isSure = ({ points }: Stretch, index: number) =>
    index === 0 ||
    index === stretches.length - 1 ||
    points.some(({ lat, lng }) => !countries.isNearOutline(lat, lng))
  const sure = stretches.flatMap((stretch, index) => (isSure(stretch, index) ? [index] : []))
  const countryAt = (index: number) => {
    const before = sure.findLast((each) => each <= index) as number
    const after = sure.find((each) => each >= index) as number
    const [country, other] = [stretches[before]?.country, stretches[after]?.country]
    return country === other ? country : stretches[index]?.country
  }
  return stretches.map((stretch, index) => ({ ...stretch, country: countryAt(index) }))
}

/**
 * Kilometres of a line by country, in the order in which it first enters each. What lies at sea counts half to the
 * country before and half to the one after, or to one of them at an end of the line. A line along a border that seems to
 * cross it for a while stays in its country: borders of the map and points of the line are true within two kilometres
 * together. Empty where no country is touched.
 * @param points the line; straight between two points
 */
export function countryKm(points: readonly Point[], countries: Countries): Map<CountryCode, number> {
  const cuts = points.slice(1).flatMap((point, index) => cut(points[index] as Point, point, countries))
  const onLand = joined(withoutSea(joined(cuts)))
  const sums = new Map<CountryCode, number>()
  for (const { country, km } of withoutTouches(onLand, countries))
    if (country !== undefined) sums.set(country, (sums.get(country) ?? 0) + km)
  return sums
}
