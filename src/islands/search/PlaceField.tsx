// One end of the trip: a text field with a list of suggestions (ARIA combobox with list autocomplete).
import {
  type KeyboardEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { search as limits } from '#catalogue/limits.ts'
import { afterPaint } from '#lib/after-paint.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { fieldStatus } from './field-status.ts'
import { type ListAction, listAction } from './list-keys.ts'
import { likeliestRow, rowGroups } from './row-groups.ts'
import { SuggestionList } from './SuggestionList.tsx'
import type { StatusWords } from './search-words.ts'
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
  /** a place was chosen by hand, and the focus may move on */
  onDone: () => void
}

export function PlaceField({ name, lang, end, words, note, onType, onPick, onDone }: Props) {
  const id = `search-${name}`
  const { text, chosen } = end
  const { places } = end.suggestions
  const groups = useMemo(() => rowGroups(end.suggestions), [end.suggestions])
  const rows = groups.flatMap((group) => group.rows)
  const input = useRef<HTMLInputElement>(null)
  /** true while a choice moves the focus on */
  const picked = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const [highlighted, highlight] = useState<string>()
  const active = rows.findIndex(({ key }) => key === highlighted)
  const listed = open && rows.length > 0
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
  /** A stop chooses its town. */
  const townOf = ({ via: _, ...place }: SearchPlace): SearchPlace => place
  const moveOn = () => {
    picked.current = true
    onDone()
    picked.current = false
  }
  const pick = (index: number, stay: boolean) => {
    const place = places[index]
    if (!place) {
      if (stay) document.getElementById(`${id}-${index}`)?.click()
      return
    }
    onPick(townOf(place))
    setOpen(false)
    if (stay) moveOn()
  }
  /** The list closes first, the form follows (A34). Keys use `pick`: Tab leaves the field at once. */
  const pressed = (index: number) => {
    const place = places[index]
    if (!place) return
    setOpen(false)
    startTransition(() => onPick(townOf(place)))
    afterPaint(moveOn)
  }
  const leave = () => {
    // The choice is not yet in `chosen` when the focus moves on with it.
    if (!picked.current) settle()
    closing.current = setTimeout(() => setOpen(false), limits.blurCloseMs)
  }
  const act = (action: ListAction) => {
    switch (action.kind) {
      case 'pick':
        return pick(action.index, action.stay)
      case 'move':
        return highlight(rows[action.active]?.key)
      case 'clear':
        return onType('')
      case 'open':
      case 'close':
        return setOpen(action.kind === 'open')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const action = listAction(event.key, {
      ...{ open, active, alt: event.altKey, count: rows.length },
      likeliest: likeliestRow(end.suggestions),
      inDialog: input.current?.closest('dialog') !== null,
    })
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
        groups={listed ? groups : []}
        active={active}
        onPick={pressed}
        onPoint={(index) => highlight(rows[index]?.key)}
      />
      <p className={status?.visible ? 'search-list' : 'sr-only'} role="status">
        {status?.text}
      </p>
    </div>
  )
}
