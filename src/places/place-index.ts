// Index over the gazetteer, built once when a function starts.

import type { PlaceId } from '#catalogue/place.ts'
import type { Point } from '#geo/distance.ts'
import { europeanCountries } from './europe.ts'
import { type GazetteerFile, type GazetteerPlace, peek, peekPoint, unpackPlace } from './gazetteer.ts'

export interface PlaceIndex {
  count: number
  /** the place of a line */
  at(index: number): GazetteerPlace
  /** coordinates of the place of a line */
  pointAt(index: number): Point
  /** by id, else by any other spelling as a slug; the most populous of several places */
  indexOf(key: string): number | undefined
  /** rank among places of the same name: population, four times as much in Europe */
  weights: Float64Array
  /** all keys: one line per place, with a line break at both ends; tabs separate keys */
  keys: string
  /** position in `keys` where each place's line begins, and the end of the last line */
  starts: Uint32Array
}

/** Visitors travel in Europe, so a name more often means the European place. */
const europeCounts = 4

/** Index over a gazetteer file; takes some 40 ms for fifty thousand places. */
export function indexPlaces({ places, keys }: Pick<GazetteerFile, 'places' | 'keys'>): PlaceIndex {
  const lines = places === '' ? [] : places.split('\n')
  const keyLines = keys === '' ? [] : keys.split('\n')
  const ids: PlaceId[] = []
  const byKey = new Map<string, number>()
  const starts = new Uint32Array(lines.length + 1)
  const weights = new Float64Array(lines.length)
  const others: [string[], number][] = []
  let start = 1
  for (let index = 0; index < lines.length; index += 1) {
    const line = keyLines[index] as string
    const spellings = line.split('\t')
    const id = spellings[0] as string
    ids.push(id)
    byKey.set(id, index)
    if (spellings.length > 1) others.push([spellings, index])
    const { population, country } = peek(lines[index] as string)
    weights[index] = Math.max(1, population) * (europeanCountries.has(country) ? europeCounts : 1)
    starts[index] = start
    start += line.length + 1
  }
  starts[lines.length] = start
  for (const [spellings, index] of others)
    for (const key of spellings) if (!byKey.has(key)) byKey.set(key, index)
  return {
    count: lines.length,
    at: (index) => unpackPlace(ids[index] as PlaceId, lines[index] as string),
    pointAt: (index) => peekPoint(lines[index] as string),
    indexOf: (key) => byKey.get(key),
    weights,
    keys: `\n${keys}\n`,
    starts,
  }
}
