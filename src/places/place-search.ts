// Place search (D40, D52): names that begin with the text or have a word that does. Only without any of these: names one
// typing error away. Where these are few, names that contain the text anywhere. Cities first, then towns, then other places.
import { slugify } from '#lib/fold.ts'
import { isOneEdit } from '#lib/one-edit.ts'
import type { PlaceKind } from './directory-index.ts'
import type { PlaceIndex } from './place-index.ts'
import { addRanked, byRank, type MatchKind, type PlaceMatch, type RankedPlace } from './place-ranking.ts'

/** An exact name wins over a longer one of a place of its kind up to thirty times as large. */
const exactCounts = 30
/** Weight of spellings other than the place's own: "sta" finds towns near Stuttgart before Stamboul. */
const otherSpellingCounts = 0.1
/** So many places of exactly the name are listed even where others precede them: two show that it has two meanings. */
const exactSeats = 2
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
/** Which places of which match count. */
interface Candidates {
  found: Found
  how: MatchKind
  isWanted(place: number, isExact: boolean): boolean
}

/** Places of the catalogue, by id. */
export interface KnownIds {
  cities: readonly string[]
  towns: readonly string[]
}

/** Search over an index; any place not among the known ones is a mere place. */
export function createPlaceSearch(index: PlaceIndex, known: KnownIds) {
  const { keys, starts, weights, count } = index
  const kindOf = new Map<number, PlaceKind>()
  for (const [kind, ids] of [
    ['town', known.towns],
    ['city', known.cities],
  ] as const) {
    for (const id of ids) {
      const place = index.indexOf(id)
      if (place !== undefined) kindOf.set(place, kind)
    }
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
    return (weights[place] as number) * (isExact ? exactCounts : isFirstKey ? 1 : otherSpellingCounts)
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

  /** The `limit` first candidates, in order. */
  function first(candidates: readonly Candidates[], limit: number): RankedPlace[] {
    const top: RankedPlace[] = []
    const addAll = ({ found, how, isWanted }: Candidates) => {
      for (const [place, { weight, isExact }] of found) {
        if (!isWanted(place, isExact)) continue
        const kind = kindOf.get(place) ?? 'place'
        addRanked(top, { place, weight, kind, how: isExact ? 'exact' : how }, limit)
      }
    }
    if (limit > 0) candidates.forEach(addAll)
    return top
  }

  /** The first candidates; places of exactly the name keep their seats. */
  function firstWithExact(candidates: readonly Candidates[], limit: number): RankedPlace[] {
    const top = first(candidates, limit)
    const areExact = candidates.map((each) => ({
      ...each,
      isWanted: (place: number, isExact: boolean) => isExact && each.isWanted(place, isExact),
    }))
    const exact = first(areExact, Math.min(exactSeats, limit - 1))
    const others = top.filter(({ place }) => !exact.some((match) => match.place === place))
    return [...others.slice(0, limit - exact.length), ...exact]
  }

  /**
   * At most `limit` places for a text of two letters or more: cities, towns, then other places, of each kind those that
   * match best and of these the largest. Names that only contain the text fill the list where others leave room.
   */
  return function search(text: string, limit: number): PlaceMatch[] {
    const typed = slugify(text)
    if (typed.length < 2) return []
    const { start, word, inside } = occurrences(typed)
    const isUnknown = start.size + word.size === 0 && typed.length >= typoMinLength
    const misspelling: Found = isUnknown ? misspelt(typed) : new Map()
    const begun: Candidates[] = [
      { found: start, how: 'start', isWanted: () => true },
      { found: word, how: 'word', isWanted: (place) => !start.has(place) },
      { found: misspelling, how: 'typo', isWanted: () => true },
    ]
    const listed = firstWithExact(begun, limit)
    const isNew = (place: number) => !begun.some(({ found }) => found.has(place))
    const rest = first([{ found: inside, how: 'inside', isWanted: isNew }], limit - listed.length)
    return [...listed, ...rest].sort(byRank).map(({ place, kind, how }) => ({ place, kind, how }))
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
