// Where from, where to: a plain form that works by itself, made quick by suggestions.
import type { Language } from '#i18n/languages.ts'
import { island } from '#lib/island.tsx'

export interface Words {
  legend: string
  origin: string
  destination: string
  placeholder: string
  swap: string
  submit: string
  suggestions: { origin: string; destination: string }
  noMatch: string
  same: string
  choose: string
  /** "{count} suggestion" by plural category of the language */
  results: { one: string; other: string }
  fallback: string
}
export interface Props {
  lang: Language
  /** written by packCities */
  cities: string
  words: Words
  /** texts the fields start with */
  origin?: string
  destination?: string
}

function SearchForm({ lang, words, origin = '', destination = '' }: Props) {
  return (
    <form action="/api/search" method="get" data-search aria-label={words.legend}>
      <input type="hidden" name="lang" value={lang} />
      <label htmlFor="search-origin">{words.origin}</label>
      <input id="search-origin" name="origin" className="field" defaultValue={origin} autoComplete="off" />
      <button type="button" aria-label={words.swap} />
      <label htmlFor="search-destination">{words.destination}</label>
      <input
        id="search-destination"
        name="destination"
        className="field"
        defaultValue={destination}
        autoComplete="off"
      />
      <button type="submit" className="button">
        {words.submit}
      </button>
    </form>
  )
}

export default island(SearchForm)
