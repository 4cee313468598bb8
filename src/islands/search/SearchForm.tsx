// The search form: works without JavaScript and offers suggestions with it (D40, D72).
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pathTo } from '#i18n/paths.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { type SearchPlace, unpackCities } from '#places/search-city.ts'
import { indexCities } from './match.ts'
import { PlaceField } from './PlaceField.tsx'
import { SwapIcon } from './SwapIcon.tsx'
import { loadKnown } from './search-file.ts'
import type { SearchWords } from './search-words.ts'
import { airportBetween, openTrip } from './trip.ts'
import { type End, useEnd } from './use-end.ts'

export interface Props {
  lang: Language
  /** written by packCities */
  cities: string
  words: SearchWords
  /** initial texts of the fields */
  origin?: string
  destination?: string
  /** the places these texts stand for */
  chosen?: { origin?: SearchPlace | undefined; destination?: SearchPlace | undefined }
}

const noteId = 'search-note'

/** The message why the form cannot be submitted; empty when it can. */
function problemOf(same: boolean, isUnknown: boolean, words: Pick<SearchWords, 'same' | 'choose'>): string {
  if (same) return words.same
  return isUnknown ? words.choose : ''
}

/** After one town is chosen, the other one is asked for. */
function focusIfEmpty(name: 'origin' | 'destination'): void {
  const field = document.getElementById(`search-${name}`)
  if (field instanceof HTMLInputElement && field.value === '') field.focus()
}

/** What else the typed names lead to: an airport of the same town, or all towns around the only one. */
function Instead({ lang, from, to, words }: Pick<Props, 'lang' | 'words'> & Record<'from' | 'to', End>) {
  const [start, end] = [from.chosen, to.chosen]
  const airport = start && end && airportBetween(start, end)
  const around = start && start.kind !== 'place' && to.text === '' ? start : undefined
  const link =
    airport ??
    (around && {
      href: pathTo.explore(lang, around.id),
      label: fill(words.everywhere, { town: around.name }),
    })
  return link ? (
    <a className="search-around" href={link.href}>
      {link.label}
    </a>
  ) : null
}

function SearchForm({ lang, cities, words, origin = '', destination = '', chosen }: Props) {
  const sources = useMemo(() => ({ index: indexCities(unpackCities(cities)), lang, cities }), [cities, lang])
  const from = useEnd(sources, origin, chosen?.origin)
  const to = useEnd(sources, destination, chosen?.destination)
  const button = useRef<HTMLButtonElement>(null)
  /** true from the second commit, when text typed before hydration has been adopted */
  const adopted = useRef(false)
  const [start, end] = [from.chosen, to.chosen]
  const same = start !== undefined && start.id === end?.id && !airportBetween(start, end)
  const filled = from.text !== '' && to.text !== ''
  const pending = filled && (from.pending || to.pending)
  const [typing, setTyping] = useState(false)
  /** Enter was pressed before the places of the texts were known */
  const [submitWhenReady, setSubmitWhenReady] = useState(false)

  const noticeFocus = () => setTyping(document.activeElement instanceof HTMLInputElement)
  useLayoutEffect(noticeFocus, [])
  // What else can be found, on the first use of the form.
  useEffect(() => {
    loadKnown(cities)
  }, [cities])
  // Set on the element, not as a prop: the page's script can have changed it before hydration.
  useLayoutEffect(() => {
    const { current } = button
    if (!current?.form) return
    current.form.dataset.live = ''
    // A press that began before hydration must not end on a disabled button; it waits as Enter does.
    // A disabled button loses `:active`.
    const pressed = (pending || !adopted.current) && current.matches(':active')
    current.disabled = !pressed && (!start || !end || same)
    adopted.current = true
  })
  useEffect(() => {
    if (!submitWhenReady || pending) return
    setSubmitWhenReady(false)
    setTyping(false)
    if (start && end && !same) openTrip(start, end, lang)
  }, [submitWhenReady, pending, start, end, same, lang])

  const submit = (event: FormEvent) => {
    if (pending) setSubmitWhenReady(true)
    if (pending || (start && end)) event.preventDefault()
    if (start && end && !same) openTrip(start, end, lang)
  }
  // Browsers do not submit a form whose button is disabled.
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.defaultPrevented) return
    if (target instanceof HTMLInputElement && filled && !(start && end)) setSubmitWhenReady(true)
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
      setSubmitWhenReady(false)
    },
    onPick: (place: SearchPlace) => value.set({ text: place.name, picked: place }),
    onDone: () => focusIfEmpty(name === 'origin' ? 'destination' : 'origin'),
  })
  const swap = () => {
    from.set({ text: to.text, picked: end })
    to.set({ text: from.text, picked: start })
    setSubmitWhenReady(false)
  }

  const slow = from.suggestions.slow || to.suggestions.slow
  const isUnknown = !typing && filled && !pending && !(start && end)
  const problem = problemOf(same, isUnknown, words)
  const searching = pending && (submitWhenReady || (slow && !typing)) ? words.searching : ''
  return (
    <search>
      <form
        action="/api/search"
        method="get"
        aria-label={words.legend}
        data-search
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
        <button
          ref={button}
          type="submit"
          aria-busy={submitWhenReady || undefined}
          className="search-submit button"
        >
          {words.submit}
        </button>
        <Instead lang={lang} from={from} to={to} words={words} />
        <p id={noteId} role="status" className={problem ? 'search-note search-problem' : 'search-note'}>
          {problem || searching}
        </p>
      </form>
    </search>
  )
}

export default island(SearchForm)
