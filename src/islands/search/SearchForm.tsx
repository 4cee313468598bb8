// Where from, where to: a plain form that works by itself, made quick by suggestions.
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type SearchCity, unpackCities } from '#catalogue/search-city.ts'
import type { Language } from '#i18n/languages.ts'
import { island } from '#lib/island.tsx'
import { exactCity, indexCities } from './match.ts'
import { PlaceField } from './PlaceField.tsx'
import { SwapIcon } from './SwapIcon.tsx'
import { openTrip } from './trip.ts'

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

/** One end of the trip. `picked` is what a visitor chose; without it an exact name counts as chosen. */
interface End {
  text: string
  picked?: SearchCity
}
const noteId = 'search-note'

function SearchForm({ lang, cities, words, origin = '', destination = '' }: Props) {
  const index = useMemo(() => indexCities(unpackCities(cities)), [cities])
  const [from, setFrom] = useState<End>({ text: origin })
  const [to, setTo] = useState<End>({ text: destination })
  const button = useRef<HTMLButtonElement>(null)
  const chosen = ({ text, picked }: End) => picked ?? exactCity(index, text)
  const [start, end] = [chosen(from), chosen(to)]
  const same = start !== undefined && start.id === end?.id
  const [typing, setTyping] = useState(false)
  const unknown = !typing && from.text !== '' && to.text !== '' && !(start && end)

  useLayoutEffect(() => setTyping(document.activeElement instanceof HTMLInputElement), [])
  // Set on the element, not as an attribute of ours: before React the page's script may have switched it already.
  useLayoutEffect(() => {
    const { current } = button
    if (!current?.form) return
    current.form.dataset.live = ''
    current.disabled = !start || !end || same
  })

  const submit = (event: FormEvent) => {
    if (!start || !end) return
    event.preventDefault()
    if (!same) openTrip(start, end, lang)
  }
  const field = (name: 'origin' | 'destination', value: End, set: (next: End) => void) => ({
    name,
    lang,
    index,
    text: value.text,
    selected: chosen(value),
    note: noteId,
    words: { ...words, label: words[name], suggestions: words.suggestions[name] },
    onType: (text: string) => set({ text }),
    onPick: (city: SearchCity) => set({ text: city.name, picked: city }),
  })

  return (
    <search>
      <form
        action="/api/search"
        method="get"
        aria-label={words.legend}
        data-search
        onSubmit={submit}
        onFocus={({ target }) => setTyping(target instanceof HTMLInputElement)}
        onBlur={() => setTyping(false)}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] md:items-end"
      >
        <input type="hidden" name="lang" value={lang} />
        <PlaceField {...field('origin', from, setFrom)} className="col-start-1 row-start-1" />
        <button
          type="button"
          aria-label={words.swap}
          title={words.swap}
          className="button-quiet col-start-2 row-span-2 row-start-1 min-w-11 justify-center self-center md:row-span-1 md:self-end"
          onClick={() => {
            setFrom(to)
            setTo(from)
          }}
        >
          <SwapIcon />
        </button>
        <PlaceField
          {...field('destination', to, setTo)}
          className="col-start-1 row-start-2 md:col-start-3 md:row-start-1"
        />
        <button
          ref={button}
          type="submit"
          className="button col-span-2 md:col-span-1 md:col-start-4 md:row-start-1 md:ml-2"
        >
          {words.submit}
        </button>
        <p id={noteId} role="status" className="col-span-full text-sm text-danger empty:hidden">
          {same ? words.same : unknown ? words.choose : ''}
        </p>
      </form>
    </search>
  )
}

export default island(SearchForm)
