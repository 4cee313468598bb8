// Suggestions as rows under headings: towns first, then pages by kind.
import type { SearchPlace } from '#places/search-city.ts'
import { pageKinds } from '#places/search-knowledge.ts'
import { rowKey } from './rows.ts'
import type { Row, RowGroup } from './SuggestionList.tsx'
import { knownSoFar } from './search-file.ts'
import type { Suggestions } from './use-suggestions.ts'

/** Groups without rows are left out; the rows stand in the order of `places`, then of `links`. */
export function rowGroups({
  places,
  links,
  near,
}: Pick<Suggestions, 'places' | 'links' | 'near'>): RowGroup[] {
  const words = knownSoFar()?.more
  const towns = places.map(
    (place): Row => ({
      key: rowKey(place),
      title: place.via?.label ?? place.name,
      detail: place.via ? (words?.stops[place.via.kind] ?? '') : whereOf(place, words?.estimates),
    }),
  )
  const pages = pageKinds.map((kind) => ({
    label: words?.pages[kind],
    rows: links
      .filter((link) => link.kind === kind)
      .map(({ href, label, detail }): Row => ({ key: href, title: label, detail, href })),
  }))
  return [{ label: near ? words?.near : undefined, rows: towns }, ...pages].filter(
    ({ rows }) => rows.length > 0,
  )
}

/** "Texas, United States · estimates only": a place without journeys says so. */
function whereOf({ region, country, kind }: SearchPlace, estimates: string | undefined): string {
  const where = [region, country].filter(Boolean).join(', ')
  return [where, kind === 'place' && estimates].filter(Boolean).join(' · ')
}

/** The row that Enter takes by default: a page that is named, where no town of that name is listed; else the first. */
export function likeliestRow({
  places,
  links,
  exact,
}: Pick<Suggestions, 'places' | 'links' | 'exact'>): number {
  const named = links.findIndex(({ isExact }) => isExact)
  return named >= 0 && !exact ? places.length + named : 0
}
