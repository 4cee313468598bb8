// Words of the search: of the form, and of what its file brings.
import type { PageKind, StopKind } from '#places/search-knowledge.ts'

export interface StatusWords {
  noMatch: string
  searching: string
  /** "{count} suggestion" by plural category of the language */
  results: { one: string; other: string }
}
export interface SearchWords extends StatusWords {
  legend: string
  origin: string
  destination: string
  placeholder: string
  swap: string
  submit: string
  /** all others around {town}, where no second town is given */
  everywhere: string
  suggestions: { origin: string; destination: string }
  same: string
  choose: string
}
/** Words that only the list of suggestions needs. */
export interface MoreWords {
  stops: Record<StopKind, string>
  pages: Record<PageKind, string>
  /** after the country of a place without journeys */
  estimates: string
  /** heading over names like the typed one */
  near: string
  offline: string
  title: string
  close: string
}
