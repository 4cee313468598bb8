// What the search knows besides cities, as text: towns, stops that choose their town, and pages it links to. Drawn at build,
// one file a language, fetched with the first use of the search.
import { slugify } from '#lib/fold.ts'

/** What chooses its town: an airport, a station, a port, a stop of coaches. */
export const stopKinds = ['airport', 'station', 'port', 'coach'] as const
export type StopKind = (typeof stopKinds)[number]

/** Pages beneath the towns, in the order of their headings. A route is found by two towns in one field. */
export const pageKinds = ['route', 'ferry', 'sight', 'airport', 'country'] as const
export type PageKind = (typeof pageKinds)[number]

export interface KnownStop {
  kind: StopKind
  /** id of its town */
  town: string
  /** without the town's name: "Gare du Nord" */
  name: string
  /** IATA code */
  code: string
  /** the city whose airport page tells the ways; empty for other stops */
  pageOf: string
}

export interface KnownPage {
  kind: Exclude<PageKind, 'route' | 'airport'>
  id: string
  label: string
  /** where it is: the city of a sight */
  place: string
  /** further names: other languages, other words for a country */
  names: string[]
}

export interface Knowledge {
  /** every town with journeys, and other places with stops of ours; written by packTowns */
  towns: string
  /** written by packRows */
  stops: string
  /** written by packRows */
  pages: string
}

/** One line a row, cells separated by tabs; empty cells at the end are left out. */
export const packRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t').replace(/\t+$/, '')).join('\n')

const cellsOf = (packed: string) => (packed ? packed.split('\n').map((line) => line.split('\t')) : [])

const base = 36

/** @param ids of all towns: a stop has the position of its own there */
export function packStops(stops: readonly KnownStop[], ids: readonly string[]): string {
  const positions = new Map(ids.map((id, at) => [id, at.toString(base)]))
  return packRows(
    stops.map(({ kind, town, name, code, pageOf }) => [
      String(stopKinds.indexOf(kind)),
      positions.get(town) ?? '',
      name,
      code,
      pageOf === town ? '' : (positions.get(pageOf) ?? ''),
    ]),
  )
}

/** Reverse of packStops; rows of an unknown kind or town are dropped. */
export function unpackStops(packed: string, ids: readonly string[]): KnownStop[] {
  return cellsOf(packed).flatMap(([kind, at = '', name = '', code = '', pageAt = at]) => {
    const known = stopKinds[Number(kind)]
    const [town, page] = [at, pageAt].map((position) => ids[Number.parseInt(position, base)])
    return known && town ? [{ kind: known, town, name, code, pageOf: code ? (page ?? town) : '' }] : []
  })
}

/** An id that is the slug of the label, and a name whose slug is the id, are left out. */
export const packPages = (pages: readonly KnownPage[]): string =>
  packRows(
    pages.map(({ kind, id, label, place, names }) => [
      String(pageKinds.indexOf(kind)),
      slugify(label) === id ? '' : id,
      label,
      place,
      ...names.filter((name) => slugify(name) !== id),
    ]),
  )

/** Reverse of packPages, the id being a name as well; rows of an unknown kind are dropped. */
export function unpackPages(packed: string): KnownPage[] {
  return cellsOf(packed).flatMap(([kind, marked, label = '', place = '', ...more]) => {
    const known = pageKinds[Number(kind)]
    if (!known || known === 'route' || known === 'airport') return []
    const id = marked || slugify(label)
    const names = marked ? [id.replaceAll('-', ' '), ...more] : more
    return [{ kind: known, id, label, place, names }]
  })
}
