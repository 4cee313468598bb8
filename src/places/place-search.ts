// Place search (D40, D52): names that begin with the text, then names with a word that does.
// Only without any of these: names one typing error away. Last, names that contain the text anywhere.
import { slugify } from '#lib/fold.ts'
import { isOneEdit } from '#lib/one-edit.ts'
import type { PlaceIndex } from './place-index.ts'

export interface PlaceMatch {
  /** index of the place */
  place: number
  how: MatchKind
}

/**
 * How a spelling matches the text: equal, begins with it, has a word that begins with it, one
 * typing error away (as a whole or at its beginning), contains it
 */
export type MatchKind = 'exact' | 'start' | 'word' | 'typo' | 'inside'

/** An exact name wins over a longer one of a place up to thirty times as large. */
const exactCounts = 30
/** Weight of spellings other than the place's own: "sta" finds towns near Stuttgart before Stamboul. */
const otherSpellingCounts = 0.1
/** Cities of the catalogue come first among similar places. */
const cityCounts = 50
/** Shorter texts are one edit away from too many names. */
const typoMinLength = 4
/** Shorter texts match the beginnings of misspelt names by chance. */
const typoPrefixMinLength = 5

type Where = 'start' | 'word' | 'inside'
type Found = Map<number, Best>

interface Best {
  weight: number
  isExact: boolean
}

/** Search over an index; `isCity` recognises the catalogue's cities by id. */
export function createPlaceSearch(index: PlaceIndex, isCity: (id: string) => boolean) {
  const { keys, starts, weights, count } = index
  const cities = new Set<number>()
  for (let place = 0; place < count; place += 1) {
    const [start, end] = [starts[place] as number, (starts[place + 1] as number) - 1]
    const tab = keys.indexOf('\t', start)
    if (isCity(keys.slice(start, tab === -1 || tab > end ? end : tab))) cities.add(place)
  }
  const byLength = lengthBuckets(keys)

  /** The place whose line contains a position of `keys`. */
  function ownerOf(position: number): number {
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  function weightOf(place: number, isFirstKey: boolean, isExact: boolean): number {
    const own = isFirstKey ? 1 : otherSpellingCounts
    return (weights[place] as number) * (isExact ? exactCounts : own) * (cities.has(place) ? cityCounts : 1)
  }

  function addFound(found: Found, place: number, weight: number, isExact: boolean): void {
    const before = found.get(place)
    if (!before) found.set(place, { weight, isExact })
    else if (weight > before.weight) Object.assign(before, { weight, isExact: isExact || before.isExact })
  }

  /** All occurrences of the text, by their position in the name. */
  function occurrences(typed: string): Record<Where, Found> {
    const found: Record<Where, Found> = { start: new Map(), word: new Map(), inside: new Map() }
    for (let at = keys.indexOf(typed); at !== -1; at = keys.indexOf(typed, at + 1)) {
      const before = keys.charCodeAt(at - 1)
      const where: Where =
        before === newLine || before === tab ? 'start' : before === hyphen ? 'word' : 'inside'
      const after = keys.charCodeAt(at + typed.length)
      const isExact = where === 'start' && (after === newLine || after === tab)
      const place = ownerOf(at)
      addFound(found[where], place, weightOf(place, before === newLine, isExact), isExact)
    }
    return found
  }

  /** Names one edit away from the text; without any, names whose beginning is. */
  function misspelt(typed: string): Found {
    const lengths = [typed.length - 1, typed.length, typed.length + 1]
    const whole = foundAt(
      lengths.flatMap((length) => [
        ...(byLength.get(length)?.filter((start) => isOneEdit(typed, keys, start, length)) ?? []),
      ]),
    )
    if (whole.size > 0 || typed.length < typoPrefixMinLength) return whole
    return foundAt(
      [...byLength].flatMap(([length, beginnings]) =>
        length > typed.length + 1 ? [...beginnings.filter((start) => beginsAlmost(typed, start))] : [],
      ),
    )
  }

  /** Owners of the names that begin at `starts`. */
  function foundAt(beginnings: readonly number[]): Found {
    const found: Found = new Map()
    for (const start of beginnings) {
      const place = ownerOf(start)
      addFound(found, place, weightOf(place, start === starts[place], false), false)
    }
    return found
  }

  /** True when a key has the first letter of the text and begins at most one edit away from it. */
  function beginsAlmost(typed: string, start: number): boolean {
    if (keys.charCodeAt(start) !== typed.charCodeAt(0)) return false
    return [0, 1, -1].some((more) => isOneEdit(typed, keys, start, typed.length + more))
  }

  /** At most `limit` places for a text of two letters or more, the most likely first. */
  return function search(text: string, limit: number): PlaceMatch[] {
    const typed = slugify(text)
    if (typed.length < 2) return []
    const found = occurrences(typed)
    const matches: PlaceMatch[] = []
    const seen = new Set<number>()
    const addMatches = (places: Found, how: MatchKind) => {
      for (const [place, { isExact }] of heaviest(places, limit)) {
        if (seen.has(place) || matches.length >= limit) continue
        seen.add(place)
        matches.push({ place, how: isExact ? 'exact' : how })
      }
    }
    addMatches(found.start, 'start')
    addMatches(found.word, 'word')
    if (matches.length === 0 && typed.length >= typoMinLength) addMatches(misspelt(typed), 'typo')
    addMatches(found.inside, 'inside')
    return matches
  }
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>

const newLine = 10
const tab = 9
const hyphen = 45

/** Start positions of all keys, by length of the key. */
function lengthBuckets(keys: string): Map<number, Uint32Array> {
  const lists = new Map<number, number[]>()
  let start = 1
  for (let at = 1; at < keys.length; at += 1) {
    const code = keys.charCodeAt(at)
    if (code !== newLine && code !== tab) continue
    const list = lists.get(at - start)
    if (list) list.push(start)
    else lists.set(at - start, [start])
    start = at + 1
  }
  return new Map([...lists].map(([length, list]) => [length, Uint32Array.from(list)]))
}

/** The `limit` heaviest entries, heaviest first; ties by position of the place. */
function heaviest(found: Found, limit: number): [number, Best][] {
  const top: [number, Best][] = []
  for (const entry of found) {
    const at = top.findIndex(
      ([place, { weight }]) => entry[1].weight > weight || (entry[1].weight === weight && entry[0] < place),
    )
    if (at === -1) top.push(entry)
    else top.splice(at, 0, entry)
    if (top.length > limit) top.pop()
  }
  return top
}
