// Countries that trains of the catalogue pass, as polygons of Natural Earth (npm package world-atlas).
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { CountryCode } from '#catalogue/place.ts'
import { indexPolygons, type PolygonIndex } from './polygon-index.ts'
import { type LandPolygon, toPolygon } from './polygons.ts'
import { readWorldCountries } from './world-countries.ts'

/** Names as in Natural Earth. */
const names: Readonly<Record<CountryCode, string>> = {
  AD: 'Andorra',
  AL: 'Albania',
  AT: 'Austria',
  BA: 'Bosnia and Herz.',
  BE: 'Belgium',
  BG: 'Bulgaria',
  BY: 'Belarus',
  CH: 'Switzerland',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  EE: 'Estonia',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GB: 'United Kingdom',
  GR: 'Greece',
  HR: 'Croatia',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  LV: 'Latvia',
  MA: 'Morocco',
  MC: 'Monaco',
  MD: 'Moldova',
  ME: 'Montenegro',
  MK: 'Macedonia',
  NL: 'Netherlands',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  RS: 'Serbia',
  RU: 'Russia',
  SE: 'Sweden',
  SI: 'Slovenia',
  SK: 'Slovakia',
  TR: 'Turkey',
  UA: 'Ukraine',
  XK: 'Kosovo',
}

/** Most kilometres by which an outline, and a line simplified for maps, are off together. */
const outlineKm = 2

/** Finds the country of a point, and where a line crosses an outline. */
export interface Countries extends Pick<PolygonIndex, 'crossings'> {
  /** undefined at sea, and in a country without trains of ours */
  at(lat: number, lng: number): CountryCode | undefined
  /** whether a border or coast is so near that either side may be right */
  isNearOutline(lat: number, lng: number): boolean
}

/** An outline of a country; several have more than one. */
export interface CountryPolygon {
  code: CountryCode
  rings: LandPolygon['rings']
}

/** Outlines at 1:10m, where borders are true within about a kilometre. @throws RangeError for a name the map lacks */
export function readCountries(): CountryPolygon[] {
  const world = readWorldCountries()
  const shapes = new Map(
    feature(world, world.objects.countries).features.map(({ geometry, properties }) => [
      properties.name,
      geometry as Polygon | MultiPolygon,
    ]),
  )
  return Object.entries(names).flatMap(([code, name]) => {
    const shape = shapes.get(name)
    if (!shape)
      throw new RangeError(`countries.ts: the map has no country "${name}". Write its name as there.`)
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
    return polygons.map((coordinates) => ({ code, rings: toPolygon(coordinates).rings }))
  })
}

export function indexCountries(polygons: readonly CountryPolygon[]): Countries {
  const index = indexPolygons(polygons)
  return {
    at(lat, lng) {
      const polygon = index.at(lat, lng)
      return polygon === undefined ? undefined : polygons[polygon]?.code
    },
    isNearOutline: (lat, lng) => index.nearest(lat, lng, outlineKm) !== undefined,
    crossings: index.crossings,
  }
}

let known: Countries | undefined

/** The countries of the map, read and indexed once. */
export function countries(): Countries {
  known ??= indexCountries(readCountries())
  return known
}
