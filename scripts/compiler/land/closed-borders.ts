// Borders closed to travellers by train, coach and car. Ways by land lead around them or do not exist.
import type { MultiLineString, Position } from 'geojson'
import { mesh } from 'topojson-client'
import { readWorldCountries } from './world-countries.ts'

/** Names as in Natural Earth; as of 2026. Borders open only to pedestrians count as closed. */
const closed: readonly (readonly [one: string, other: string, why: string])[] = [
  ['Morocco', 'Algeria', 'closed since 1994'],
  ['W. Sahara', 'Algeria', 'no crossing'],
  ['Israel', 'Lebanon', 'no crossing'],
  ['Israel', 'Syria', 'no crossing'],
  ['Armenia', 'Azerbaijan', 'closed since the 1990s'],
  ['Armenia', 'Turkey', 'closed since 1993'],
  ['India', 'Pakistan', 'trains and coaches ended in 2019, the last crossing closed in 2025'],
  ['Ukraine', 'Russia', 'closed since 2022'],
  ['Ukraine', 'Belarus', 'closed since 2022'],
  ['Finland', 'Russia', 'closed since 2023'],
  ['North Korea', 'South Korea', 'demilitarised zone'],
  ['India', 'China', 'no crossing for travellers'],
  ['Venezuela', 'Guyana', 'no road'],
  ['Eritrea', 'Ethiopia', 'closed again since 2019'],
]

/** Lines of all closed borders in degrees. @throws RangeError when two countries share no border */
export function closedBorders(): Position[][] {
  const world = readWorldCountries()
  return closed.flatMap(([one, other]) => {
    const lines = mesh(world, world.objects.countries as never, (a, b) => {
      const names = [a, b].map(
        (side) => (side as unknown as { properties: { name: string } }).properties.name,
      )
      return names[0] !== names[1] && names.includes(one) && names.includes(other)
    }) as MultiLineString
    if (lines.coordinates.length === 0)
      throw new RangeError(`closed-borders.ts: the map knows no border of ${one} and ${other}.`)
    return lines.coordinates
  })
}
