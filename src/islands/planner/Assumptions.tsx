// What we assume about ways and waiting, to be changed; empty fields keep our estimate for each mode.
import { assumptions, mostMinutes } from '#catalogue/trip-plan.ts'
import type { Words } from './words.ts'

export function Assumptions({ words, onReset }: { words: Words; onReset: () => void }) {
  return (
    <details className="w-full">
      <summary className="inline-block min-h-11 cursor-pointer content-center text-accent underline">
        {words.assumptions}
      </summary>
      <div className="grid max-w-3xl gap-x-8 gap-y-2 pb-2 sm:grid-cols-2">
        {assumptions.map((name) => (
          <label key={name} className="flex items-center justify-between gap-3">
            {words.fields[name]}
            <input
              type="number"
              name={name}
              min={0}
              max={mostMinutes}
              step={5}
              inputMode="numeric"
              className="field w-20 flex-none"
            />
          </label>
        ))}
      </div>
      <p className="text-xs text-muted">{words.hint}</p>
      <button type="button" className="button-quiet -ml-2.5" onClick={onReset}>
        {words.reset}
      </button>
    </details>
  )
}
