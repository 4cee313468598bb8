// The card of live fares in every state (D84), with links without offers. In view the box keeps the height of its fullest state.
// Pages built without a provider have LivePricesCard.astro alone (D46).
import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useState } from 'react'
import type { FlightOffer } from '#contracts/flights-search.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { useFitted } from '#lib/use-fitted.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { FlightSearches } from '#views/FlightSearches.tsx'
import { type Asked, earns, type Fares, loadFares, noteOf } from './fares.ts'
import { Offer } from './Offer.tsx'

export interface Props extends Asked {
  lang: Language
  words: { title: string } & ComponentProps<typeof FlightSearches>['words']
}

/** The message in place of offers; the heading says it where no provider is set up. */
function statusOf(fares: Fares, words: LiveWords['fares']): string {
  if (fares.state === 'failed') return words[fares.failure]
  return fares.state === 'fetching' ? words.loading : ''
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

function LivePrices({ lang, provider, from, to, words: texts }: Props) {
  const [words, setWords] = useState<LiveWords['fares']>()
  const [fares, setFares] = useState<Fares>()
  const { ref, isFitted } = useFitted(Boolean(words && fares && fares.state !== 'fetching'))
  useEffect(() => {
    Promise.all([loadLiveWords(lang), lateStyle()]).then(([{ fares: late }]) => setWords(late), console.error)
    loadFares({ provider, from, to }, setFares)
  }, [lang, provider, from, to])
  const offers = words && fares?.state === 'offers' ? fares.offers : undefined
  return (
    <div
      className="live-prices"
      aria-busy={fares?.state === 'fetching'}
      data-fitted={isFitted || undefined}
      ref={ref}
    >
      <h3 id="live-prices">
        {words && fares?.state === 'not-configured' ? words.notConfigured : texts.title}
      </h3>
      {words && offers ? (
        <Offers offers={offers} lang={lang} words={words} />
      ) : (
        <>
          <FlightSearches from={from} to={to} lang={lang} words={texts} />
          <p role="status" className="mt-1 text-sm">
            {words && fares && statusOf(fares, words)}
          </p>
        </>
      )}
    </div>
  )
}

export default island(LivePrices)
