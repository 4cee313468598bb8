// Borders, rivers and lakes of Europe below the lines of small maps: Natural Earth, and data/water.
import type { MultiLineString, Position } from 'geojson'
import { mesh, neighbors } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { type Water, water } from '#catalogue/water.ts'
import { earthRadiusKm } from '#geo/distance.ts'
import { europe } from '#geo/europe.ts'
import { baseUnitsPerRadian, packBaseLine } from '#geo/land-base.ts'
import { clipLine } from '#geo/land-clip.ts'
import { project } from '#geo/land-drawing.ts'
import type { InlandFile } from '#geo/land-file.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { readTable } from '../read/table.ts'
import { readWorldCountries, type WorldCountries } from './world-countries.ts'

/** Most kilometres a border deviates; a river of 1:50 million is no truer. */
const toleranceKm = 1.5
/** Names and degrees where Natural Earth draws borders that no country of the European Union knows: Cyprus, Crimea. */
const unknownBorders = [
  {
    names: ['Cyprus', 'N. Cyprus', 'Cyprus U.N. Buffer Zone', 'Akrotiri', 'Dhekelia'],
    ...{ west: 32, south: 34, east: 35, north: 36 },
  },
  { names: ['Ukraine', 'Russia'], west: 32, south: 44, east: 36, north: 46.5 },
] as const

/** The border of every two countries; coasts are none. */
function borderLines(): Position[][] {
  const world = readWorldCountries()
  const countries = world.objects.countries.geometries
  return neighbors(countries).flatMap((others, index) =>
    others
      .filter((other) => other > index)
      .flatMap((other) => {
        const pair = [countries[index], countries[other]] as [Country, Country]
        return borderOf(world, pair).filter((line) => !isUnknown(line, pair))
      }),
  )
}

type Country = WorldCountries['objects']['countries']['geometries'][number]

const borderOf = (world: Topology, geometries: [Country, Country]) =>
  (mesh(world, { type: 'GeometryCollection', geometries } as never, (a, b) => a !== b) as MultiLineString)
    .coordinates

const isUnknown = (line: readonly Position[], pair: readonly Country[]) =>
  unknownBorders.some(
    ({ names, west, south, east, north }) =>
      pair.every(({ properties }) => names.some((name) => name === (properties as { name: string }).name)) &&
      line.every(([lng = 0, lat = 0]) => lng > west && lng < east && lat > south && lat < north),
  )

/** Lines in units of the plane, simplified, their parts in Europe. */
function packed(lines: readonly (readonly Position[])[]): string[] {
  const [left, bottom] = project(europe.west, europe.south)
  const [right, top] = project(europe.east, europe.north)
  return lines.flatMap((line) => {
    const plane = line.flatMap(([lng = 0, lat = 0]) => project(lng, lat))
    return clipLine(plane, { left, top, right, bottom }).map((part) => {
      const simple = simplifyLine(
        part,
        (point) => (toleranceKm / earthRadiusKm) * Math.cosh(part[2 * point + 1] as number),
      )
      return packBaseLine(simple.map((at) => Math.round(at * baseUnitsPerRadian)))
    })
  })
}

/** @throws WrongData for rows of data/water that cannot be read */
export function packInland(root: string): InlandFile {
  const problems = new Problems()
  const rows = readTable(root, water, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  const linesOf = (kind: Water['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ line }) => unpackLine(line).map(({ lat, lng }) => [lng, lat]))
  return { borders: packed(borderLines()), rivers: packed(linesOf('river')), lakes: packed(linesOf('lake')) }
}
