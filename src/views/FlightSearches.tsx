// Links to flight searches: in place of live fares, on pages with a provider and without (D46).
import { flightSearches } from '#catalogue/partner-links.ts'
import type { Language } from '#lib/languages.ts'

interface Props {
  /** IATA codes of both cities */
  from: string
  to: string
  lang: Language
  words: {
    /** before the links */
    search: string
    /** that a link opens in a new tab */
    newTab: string
  }
}

export function FlightSearches({ from, to, lang, words: { search, newTab } }: Props) {
  return (
    <p className="links mt-1 text-sm">
      <span className="py-1">{search}</span>
      {flightSearches(from, to, lang).map(({ site, href }) => (
        <a key={site} className="inline-block py-1" href={href} target="_blank" rel="nofollow noopener">
          {site}
          <span className="sr-only"> ({newTab})</span>
        </a>
      ))}
    </p>
  )
}
