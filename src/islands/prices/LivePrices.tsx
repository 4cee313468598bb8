// Live fares in every state of section 4, in a box of one height. Until more is known, the page offers a search elsewhere.
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { googleFlights, kayak, skyscanner } from '#catalogue/partner-links.ts'
import type { Language } from '#i18n/languages.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { island } from '#lib/island.tsx'
import { $shownMoney } from '#stores/shown-money.ts'
import { earns, type Fares, loadFares, noteOf } from './fares.ts'
import { Offer } from './Offer.tsx'

export interface Props {
  lang: Language
  /** IATA codes of both cities */
  from: string
  to: string
  words: { title: string; fallback: string }
}

function Offers({ fares, lang, words }: { fares: Fares; lang: Language; words: LiveWords['fares'] }) {
  const money = useStore($shownMoney)
  if (fares.state !== 'offers') {
    const said = { fetching: words.loading, 'not-configured': words.search }
    return (
      <p role="status" className="text-sm">
        {fares.state === 'failed' ? words[fares.failure] : said[fares.state]}
      </p>
    )
  }
  const { offers } = fares
  const notes = [...new Set(offers.map((offer) => noteOf(offer, words)).filter(Boolean))]
  return (
    <>
      <ul className="mt-2">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} lang={lang} money={money} words={words} />
        ))}
      </ul>
      {[...notes, ...(offers.some(earns) ? [words.earns] : [])].map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
    </>
  )
}

function LivePrices({ lang, from, to, words: { title } }: Props) {
  const [words, setWords] = useState<LiveWords['fares']>()
  const [fares, setFares] = useState<Fares>()
  useEffect(() => {
    loadLiveWords(lang).then(({ fares: said }) => setWords(said), console.error)
    loadFares({ from, to }, setFares)
  }, [lang, from, to])
  return (
    <div className="min-h-80 md:min-h-60" aria-busy={fares?.state === 'fetching'}>
      <h2 id="live-prices">{words && fares?.state === 'not-configured' ? words.notConfigured : title}</h2>
      {words && fares && <Offers fares={fares} lang={lang} words={words} />}
      {fares?.state !== 'offers' && (
        <p className="mt-3 flex flex-wrap gap-3">
          {[googleFlights(from, to), skyscanner, kayak].map(({ site, href }) => (
            <a
              key={site}
              className="button button-secondary"
              href={href}
              target="_blank"
              rel="nofollow noopener"
            >
              {site}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

export default island(LivePrices)
