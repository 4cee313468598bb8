// Where from, where to: a plain form that works by itself, made quick by suggestions.
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '#lib/after-paint.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { type SearchPlace, unpackCities } from '#places/search-city.ts'
import type { StatusWords } from './field-status.ts'
import { indexCities } from './match.ts'
import { PlaceField } from './PlaceField.tsx'
import { SwapIcon } from './SwapIcon.tsx'
import { openTrip } from './trip.ts'
import { type End, useEnd } from './use-end.ts'

export interface Words extends StatusWords {
  legend: string
  origin: string
  destination: string
  placeholder: string
  swap: string
  submit: string
  suggestions: { origin: string; destination: string }
  same: string
  choose: string
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

const noteId = 'search-note'

function SearchForm({ lang, cities, words, origin = '', destination = '' }: Props) {
  const sources = useMemo(() => ({ index: indexCities(unpackCities(cities)), lang }), [cities, lang])
  const from = useEnd(sources, origin)
  const to = useEnd(sources, destination)
  const button = useRef<HTMLButtonElement>(null)
  /** what was typed before React came is adopted: the second commit knows it */
  const adopted = useRef(false)
  const [start, end] = [from.chosen, to.chosen]
  const same = start !== undefined && start.id === end?.id
  const filled = from.text !== '' && to.text !== ''
  const pending = filled && (from.pending || to.pending)
  const [typing, setTyping] = useState(false)
  /** Enter came before it was known what the texts mean */
  const [hurried, setHurried] = useState(false)

  const noticeFocus = () => setTyping(document.activeElement instanceof HTMLInputElement)
  useLayoutEffect(noticeFocus, [])
  // Set on the element, not as an attribute of ours: before React the page's script may have switched it already.
  useLayoutEffect(() => {
    const { current } = button
    if (!current?.form) return
    current.form.dataset.live = ''
    // A press that began before React took over must not end on a disabled button: it waits like Enter does. Once
    // disabled, a button is no longer pressed.
    const pressed = (pending || !adopted.current) && current.matches(':active')
    current.disabled = !pressed && (!start || !end || same)
    adopted.current = true
  })
  useEffect(() => {
    if (!hurried || pending) return
    setHurried(false)
    setTyping(false)
    if (start && end && !same) openTrip(start, end, lang)
  }, [hurried, pending, start, end, same, lang])

  const submit = (event: FormEvent) => {
    if (pending) setHurried(true)
    if (pending || (start && end)) event.preventDefault()
    if (start && end && !same) openTrip(start, end, lang)
  }
  // A browser sends no form whose button is disabled.
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.defaultPrevented) return
    if (target instanceof HTMLInputElement && filled && !(start && end)) setHurried(true)
  }
  const field = (name: 'origin' | 'destination', value: End) => ({
    name,
    lang,
    end: value,
    note: noteId,
    words: { ...words, label: words[name], suggestions: words.suggestions[name] },
    onType: (text: string) => {
      value.set({ text })
      setTyping(true)
      setHurried(false)
    },
    onPick: (place: SearchPlace) => value.set({ text: place.name, picked: place }),
  })
  const swap = () => {
    from.set({ text: to.text, picked: end })
    to.set({ text: from.text, picked: start })
    setHurried(false)
  }

  const slow = from.suggestions.slow || to.suggestions.slow
  const searching = pending && (hurried || (slow && !typing))
  const unknown = !typing && filled && !pending && !(start && end)
  const problem = same ? words.same : unknown ? words.choose : ''
  return (
    <search>
      <form
        action="/api/search"
        method="get"
        aria-label={words.legend}
        data-search
        data-hears-more
        onSubmit={submit}
        onKeyDown={onKeyDown}
        onFocus={() => afterPaint(noticeFocus)}
        onBlur={() => afterPaint(noticeFocus)}
        className="search"
      >
        <input type="hidden" name="lang" value={lang} />
        <PlaceField {...field('origin', from)} />
        <button
          type="button"
          aria-label={words.swap}
          title={words.swap}
          className="search-swap button-quiet"
          onClick={swap}
        >
          <SwapIcon />
        </button>
        <PlaceField {...field('destination', to)} />
        <button ref={button} type="submit" aria-busy={hurried || undefined} className="search-submit button">
          {words.submit}
        </button>
        <p id={noteId} role="status" className={problem ? 'search-note search-problem' : 'search-note'}>
          {problem || (searching ? words.searching : '')}
        </p>
      </form>
    </search>
  )
}

export default island(SearchForm)
