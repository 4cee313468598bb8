// Four ways to order the options, as one row of radio buttons.
import { island } from '#lib/island.tsx'
import { type SortMode, sortModes } from '#stores/sort.ts'

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
  return (
    <fieldset>
      <legend className="text-xs text-muted">{words.legend}</legend>
      <div className="flex flex-wrap">
        {sortModes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="sort"
              value={mode}
              defaultChecked={mode === 'default'}
              autoComplete="off"
            />
            {words.modes[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export default island(SortBar)
