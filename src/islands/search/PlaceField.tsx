// One end of the trip: a text field with a list of suggestions (ARIA combobox with list autocomplete).
import { type KeyboardEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { fieldStatus, type StatusWords } from './field-status.ts'
import { type ListAction, listAction } from './list-keys.ts'
import { SuggestionList } from './SuggestionList.tsx'
import type { End } from './use-end.ts'

interface Props {
  name: 'origin' | 'destination'
  lang: Language
  end: End
  words: StatusWords & { label: string; placeholder: string; suggestions: string }
  /** id of the error text */
  note: string
  onType: (text: string) => void
  onPick: (place: SearchPlace) => void
}

export function PlaceField({ name, lang, end, words, note, onType, onPick }: Props) {
  const id = `search-${name}`
  const { text, chosen } = end
  const { places } = end.suggestions
  const input = useRef<HTMLInputElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const [highlighted, highlight] = useState<string>()
  const active = places.findIndex((place) => place.id === highlighted)
  const listed = open && places.length > 0
  const status = open ? fieldStatus(end, words, lang) : undefined

  // Adopts text typed before hydration; the value does not change, so the caret stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useLayoutEffect(() => {
    const { current } = input
    if (current && current.value !== text) onType(current.value)
    if (current && current === document.activeElement) setOpen(true)
    return () => clearTimeout(closing.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, another choice
  useEffect(() => highlight(undefined), [text])
  // A text found to be an exact name after focus has left is replaced by the place's name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place becomes known
  useEffect(() => {
    if (input.current !== document.activeElement) settle()
  }, [chosen])

  const settle = () => {
    if (chosen && chosen.name !== text) onPick(chosen)
  }
  const pick = (place: SearchPlace) => {
    onPick(place)
    setOpen(false)
  }
  /** The list closes first, the form follows (A34). Keys use `pick`: Tab leaves the field at once. */
  const pressed = (place: SearchPlace) => {
    setOpen(false)
    startTransition(() => onPick(place))
  }
  const leave = () => {
    settle()
    closing.current = setTimeout(() => setOpen(false), limits.blurCloseMs)
  }
  const act = (action: ListAction) => {
    switch (action.kind) {
      case 'pick': {
        const place = places[action.index]
        return place && pick(place)
      }
      case 'move':
        return highlight(places[action.active]?.id)
      case 'clear':
        return onType('')
      case 'open':
      case 'close':
        return setOpen(action.kind === 'open')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const action = listAction(event.key, { open, count: places.length, active, alt: event.altKey })
    if (!action) return
    if (action.kind !== 'pick' || action.stay) event.preventDefault()
    act(action)
  }

  return (
    <div className="search-place" data-end={name}>
      <label htmlFor={id}>{words.label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        className="field"
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
        places={listed ? places : []}
        active={active}
        onPick={pressed}
        onPoint={(index) => highlight(places[index]?.id)}
      />
      <p className={status?.visible ? 'search-list' : 'sr-only'} role="status">
        {status?.text}
      </p>
    </div>
  )
}
