// The sort bar: four orders of the options as radio buttons (D101).
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { island } from '#lib/island.tsx'
import { pageWords } from '#stores/page-words.ts'
import { $sort, chooseSort, type SortMode, sortModes } from '#stores/sort.ts'

export interface Props {
  words: {
    legend: string
    modes: Record<SortMode, string>
  }
}

function SortBar({ words }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [announced, setAnnounced] = useState('')

  const choose = useCallback(
    (mode: SortMode) => {
      chooseSort(mode)
      const announce = async () => setAnnounced(fill((await pageWords()).sorted, { mode: words.modes[mode] }))
      afterPaint(() => announce().catch(console.error))
    },
    [words],
  )
  // The radio buttons are uncontrolled, so a choice made before hydration is kept.
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
    <fieldset ref={group} className="choices">
      <legend>{words.legend}</legend>
      <div>
        {sortModes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="sort"
              value={mode}
              defaultChecked={mode === 'default'}
              onChange={() => choose(mode)}
            />
            <span>{words.modes[mode]}</span>
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
