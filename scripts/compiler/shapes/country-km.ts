// How many kilometres of a line lie in which country.
import type { CountryCode } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { leastBy } from '#lib/least-by.ts'
import type { Countries } from '../land/countries.ts'

/** A part of a line within one country, or at sea. */
interface Stretch {
  country: CountryCode | undefined
  km: number
  /** straight parts of the line */
  pieces: readonly Piece[]
}

interface Piece {
  from: Point
  to: Point
  km: number
}

const between = (from: Point, to: Point, part: number): Point => ({
  lat: from.lat + part * (to.lat - from.lat),
  lng: from.lng + part * (to.lng - from.lng),
})

/** About one point for each kilometre of a stretch. */
const pointsOf = ({ pieces }: Stretch): Point[] =>
  pieces.flatMap(({ from, to, km }) => {
    const count = Math.ceil(km) || 1
    return Array.from({ length: count }, (_, at) => between(from, to, (at + 0.5) / count))
  })

/** The straight line between two points, cut at the borders and coasts it crosses. */
function cut(from: Point, to: Point, countries: Countries): Piece[] {
  const crossings = countries.crossings(from, to)
  const km = haversineKm(from, to)
  if (crossings.length === 0) return [{ from, to, km }]
  const parts = [0, ...crossings, 1]
  return parts.slice(1).map((end, index) => {
    const begin = parts[index] as number
    return { from: between(from, to, begin), to: between(from, to, end), km: km * (end - begin) }
  })
}

const sumKm = (parts: readonly { km: number }[]) => parts.reduce((sum, { km }) => sum + km, 0)

/** A line as stretches of one country each; what lies between two crossings is asked for its country once. */
function stretchesOf(points: readonly Point[], countries: Countries): Stretch[] {
  const runs: Piece[][] = [[]]
  for (const [index, to] of points.slice(1).entries()) {
    const [first, ...others] = cut(points[index] as Point, to, countries) as [Piece, ...Piece[]]
    runs.at(-1)?.push(first)
    for (const piece of others) runs.push([piece])
  }
  return runs.flatMap((pieces) => {
    const longest = leastBy(pieces, ({ km }) => -km)
    if (!longest) return []
    const { lat, lng } = between(longest.from, longest.to, 0.5)
    return [{ country: countries.at(lat, lng), km: sumKm(pieces), pieces }]
  })
}

/** Neighbouring stretches of one country as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const longer: Stretch[] = []
  for (const { country, km, pieces } of stretches) {
    const last = longer.at(-1)
    if (last !== undefined && last.country === country)
      longer[longer.length - 1] = { country, km: last.km + km, pieces: [...last.pieces, ...pieces] }
    else longer.push({ country, km, pieces })
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
  const isSure = (stretch: Stretch, index: number) =>
    index === 0 ||
    index === stretches.length - 1 ||
    pointsOf(stretch).some(({ lat, lng }) => !countries.isNearOutline(lat, lng))
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
  const onLand = joined(withoutSea(joined(stretchesOf(points, countries))))
  const sums = new Map<CountryCode, number>()
  for (const { country, km } of withoutTouches(onLand, countries))
    if (country !== undefined) sums.set(country, (sums.get(country) ?? 0) + km)
  return sums
}
