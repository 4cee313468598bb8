// Places of the world, compiled from GeoNames, one line each: building fifty thousand objects would
// delay the start of a function (A16). Browsers read them on hosts without functions.

import type { CountryCode, PlaceId } from '#catalogue/place.ts'
import type { Point } from '#geo/distance.ts'
import { slugify } from '#lib/fold.ts'
import { type Language, languages } from '#lib/languages.ts'

/** A place of the gazetteer. Cities of the catalogue are included under their own ids. */
export interface GazetteerPlace {
  id: PlaceId
  /** English where a language has no name of its own */
  names: { en: string } & Partial<Record<Language, string>>
  country: CountryCode
  /** only where another place in the country has the same English name */
  region?: string
  lat: number
  lng: number
  /** inhabitants, rounded to hundreds; 0 when unknown */
  population: number
  /** code of its connected land; the sea separates places with different codes */
  landMass: string
}

/** Output of the build. Line n of `places` and `keys` is the same place; the most populous first. */
export interface GazetteerFile {
  places: string
  /** id, then all other spellings as slugs, separated by tabs */
  keys: string
  airports: string
}

const coordinateScale = 1000
const populationScale = 100
/** Most places lie on it, so their lines omit it. */
const mainLand = 'eurasia'
const translated = languages.filter((lang) => lang !== 'en')

/** Line of `places`: default values are empty, and empty cells at the end are left out. */
export function packPlace(place: Omit<GazetteerPlace, 'id'>): string {
  const { names, country, region = '', lat, lng, population, landMass } = place
  const cells = [
    Math.round(population / populationScale),
    country,
    names.en,
    Math.round(lat * coordinateScale),
    Math.round(lng * coordinateScale),
    landMass === mainLand ? '' : landMass,
    region,
    ...translated.map((lang) => (names[lang] === names.en ? '' : (names[lang] ?? ''))),
  ]
  return cells.join('\t').replace(/\t+$/, '')
}

/** Reverse of packPlace, exact to a hundred metres and a hundred people. */
export function unpackPlace(id: PlaceId, line: string): GazetteerPlace {
  const [population, country = '', en = '', lat, lng, landMass = '', region, ...rest] = line.split('\t')
  const names: GazetteerPlace['names'] = { en }
  for (const [index, lang] of translated.entries()) if (rest[index]) names[lang] = rest[index]
  return {
    id,
    names,
    country,
    ...(region && { region }),
    lat: Number(lat) / coordinateScale,
    lng: Number(lng) / coordinateScale,
    population: Number(population) * populationScale,
    landMass: landMass || mainLand,
  }
}

/** Population and country, without parsing the rest of the line. */
export function peek(line: string): { population: number; country: CountryCode } {
  const tab = line.indexOf('\t')
  return { population: Number(line.slice(0, tab)) * populationScale, country: line.slice(tab + 1, tab + 3) }
}

/** Coordinates, without parsing the rest of the line. */
export function peekPoint(line: string): Point {
  const [, , , lat, lng] = line.split('\t', 5)
  return { lat: Number(lat) / coordinateScale, lng: Number(lng) / coordinateScale }
}

/** Line of `keys`: the id first, then the slugs of other spellings, each once. */
export function packKeys(id: PlaceId, spellings: readonly string[]): string {
  return [...new Set([id, ...spellings.map(slugify).filter(Boolean)])].join('\t')
}

/** Every name of a place, English first, each once. */
export function namesOf({ names }: Pick<GazetteerPlace, 'names'>): string[] {
  return [...new Set([names.en, ...translated.flatMap((lang) => names[lang] ?? [])])]
}
