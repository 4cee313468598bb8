// The card of live fares in every state (D84), in a box of one height. Without offers it has links.
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { googleFlights, kayak, skyscanner } from '#catalogue/partner-links.ts'
import type { FlightOffer } from '#contracts/flights-search.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { earns, type Fares, loadFares, noteOf } from './fares.ts'
import { Offer } from './Offer.tsx'

export interface Props {
  lang: Language
  /** IATA codes of both cities */
  from: string
  to: string
  words: { title: string }
}

/** The message in place of offers. */
function statusOf(fares: Exclude<Fares, { state: 'offers' }>, words: LiveWords['fares']): string {
  if (fares.state === 'failed') return words[fares.failure]
  return fares.state === 'fetching' ? words.loading : words.search
}

interface OffersProps {
  offers: readonly FlightOffer[]
  lang: Language
  words: LiveWords['fares']
}
function Offers({ offers, lang, words }: OffersProps) {
  const money = useStore($shownMoney)
  const notes = [...new Set(offers.map((offer) => noteOf(offer, words)).filter(Boolean))]
  return (
    <>
      <ul className="fares">
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
    Promise.all([loadLiveWords(lang), lateStyle()]).then(
      ([{ fares: texts }]) => setWords(texts),
      console.error,
    )
    loadFares({ from, to }, setFares)
  }, [lang, from, to])
  const offers = words && fares?.state === 'offers' ? fares.offers : undefined
  return (
    <div className="live-prices" aria-busy={fares?.state === 'fetching'}>
      <h2 id="live-prices">{words && fares?.state === 'not-configured' ? words.notConfigured : title}</h2>
      {words && offers ? (
        <Offers offers={offers} lang={lang} words={words} />
      ) : (
        <>
          <p role="status">{words && fares && fares.state !== 'offers' && statusOf(fares, words)}</p>
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
        </>
      )}
    </div>
  )
}

export default island(LivePrices)
