// What the search knows besides towns, as text: stops that choose their town, and pages it links to. Drawn at build, one file
// a language, fetched with the first use of the search.

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
  /** towns of stops that are no cities of the catalogue; written by packCities */
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

export const packStops = (stops: readonly KnownStop[]): string =>
  packRows(
    stops.map(({ kind, town, name, code, pageOf }) => [
      String(stopKinds.indexOf(kind)),
      town,
      name,
      code,
      pageOf === town ? '' : pageOf,
    ]),
  )

/** Reverse of packStops; rows of an unknown kind are dropped. */
export function unpackStops(packed: string): KnownStop[] {
  return cellsOf(packed).flatMap(([kind, town = '', name = '', code = '', pageOf]) => {
    const known = stopKinds[Number(kind)]
    return known ? [{ kind: known, town, name, code, pageOf: pageOf ?? (code ? town : '') }] : []
  })
}

export const packPages = (pages: readonly KnownPage[]): string =>
  packRows(
    pages.map(({ kind, id, label, place, names }) => [
      String(pageKinds.indexOf(kind)),
      id,
      label,
      place,
      ...names,
    ]),
  )

/** Reverse of packPages; rows of an unknown kind are dropped. */
export function unpackPages(packed: string): KnownPage[] {
  return cellsOf(packed).flatMap(([kind, id = '', label = '', place = '', ...names]) => {
    const known = pageKinds[Number(kind)]
    return known && known !== 'route' && known !== 'airport' ? [{ kind: known, id, label, place, names }] : []
  })
}
