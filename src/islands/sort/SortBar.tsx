// Four ways to order the options, as one row of radio buttons.
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '#lib/fill.ts'
import { island } from '#lib/island.tsx'
import { $sort, chooseSort, type SortMode, sortModes } from '#stores/sort.ts'

export interface Props {
  words: {
    legend: string
    modes: Record<SortMode, string>
    /** "Options sorted: {mode}" */
    sorted: string
    fallback: string
  }
}

function SortBar({ words }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [announced, setAnnounced] = useState('')

  const choose = useCallback(
    (mode: SortMode) => {
      chooseSort(mode)
      setAnnounced(fill(words.sorted, { mode: words.modes[mode] }))
    },
    [words],
  )
  // The radio buttons keep their own state, so that one clicked before React came is not forgotten.
  useLayoutEffect(() => {
    const radio = (mode: SortMode) =>
      group.current?.querySelector<HTMLInputElement>(`input[value="${mode}"]`) ?? undefined
    const clicked = sortModes.find((mode) => radio(mode)?.checked)
    if (clicked && clicked !== $sort.get()) choose(clicked)
    return $sort.subscribe((mode) => {
      const chosen = radio(mode)
      if (chosen) chosen.checked = true
    })
  }, [choose])

  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-1 text-xs text-muted">{words.legend}</legend>
      <div className="grid grid-cols-2 pt-px pl-px sm:flex">
        {sortModes.map((mode) => (
          <label key={mode} className="relative -mt-px -ml-px">
            <input
              className="peer absolute inset-0 cursor-pointer opacity-0"
              type="radio"
              name="sort"
              value={mode}
              defaultChecked={mode === 'default'}
              onChange={() => choose(mode)}
            />
            <span className="flex min-h-11 items-center border forced-colors:peer-checked:underline border-line-strong bg-sheet px-3 text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:font-semibold peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
              {words.modes[mode]}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </fieldset>
  )
}

export default island(SortBar)
