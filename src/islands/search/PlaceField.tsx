// One end of the trip: a text field with a list of suggestions (ARIA combobox with list autocomplete).
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { SearchCity } from '#catalogue/search-city.ts'
import type { Language } from '#i18n/languages.ts'
import { fill } from '#lib/fill.ts'
import { listAction } from './list-keys.ts'
import type { IndexedCity } from './match.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  name: 'origin' | 'destination'
  lang: Language
  index: readonly IndexedCity[]
  text: string
  selected: SearchCity | undefined
  words: {
    label: string
    placeholder: string
    suggestions: string
    noMatch: string
    results: { one: string; other: string }
  }
  /** id of the text that says what is wrong */
  note: string
  className: string
  onType: (text: string) => void
  onPick: (city: SearchCity) => void
}

export function PlaceField({
  name,
  lang,
  index,
  text,
  selected,
  words,
  note,
  className,
  onType,
  onPick,
}: Props) {
  const id = `search-${name}`
  const input = useRef<HTMLInputElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { query, cities } = useSuggestions(index, text)
  const listed = open && cities.length > 0
  const nothing = open && query !== '' && cities.length === 0 && !selected

  // What was typed while React was on its way stands in the field; the caret stays because the value does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useLayoutEffect(() => {
    const { current } = input
    if (current && current.value !== text) onType(current.value)
    if (current && current === document.activeElement) setOpen(true)
    return () => clearTimeout(closing.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another first row
  useEffect(() => setActive(-1), [cities])

  const pick = (city: SearchCity) => {
    onPick(city)
    setOpen(false)
  }
  const leave = () => {
    if (selected && selected.name !== text) onPick(selected)
    closing.current = setTimeout(() => setOpen(false), limits.blurCloseMs)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const action = listAction(event.key, { open, count: cities.length, active, alt: event.altKey })
    if (!action) return
    if (action.kind === 'pick') {
      const city = cities[action.index]
      if (action.stay) event.preventDefault()
      if (city) pick(city)
      return
    }
    event.preventDefault()
    if (action.kind === 'move') setActive(action.active)
    if (action.kind === 'clear') onType('')
    if (action.kind === 'open' || action.kind === 'close') setOpen(action.kind === 'open')
  }

  return (
    <div className={`relative grid gap-1 ${className}`}>
      <label className="text-sm font-semibold" htmlFor={id}>
        {words.label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        className="field w-full"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={note}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(true)
        }}
        onFocus={() => {
          clearTimeout(closing.current)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={id}
        label={words.suggestions}
        cities={listed ? cities : []}
        active={active}
        onPick={pick}
        onPoint={setActive}
      />
      <p
        className={
          nothing
            ? 'absolute inset-x-0 top-full z-10 mt-1 border border-line-strong bg-sheet px-3 py-2 text-sm'
            : 'sr-only'
        }
        role="status"
      >
        {nothing ? words.noMatch : listed ? countText(words.results, cities.length, lang) : ''}
      </p>
    </div>
  )
}

function countText(results: { one: string; other: string }, count: number, lang: Language): string {
  const category = new Intl.PluralRules(lang).select(count)
  return fill(category === 'one' ? results.one : results.other, { count })
}
