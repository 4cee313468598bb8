// Fields for the assumed ways and waiting; an empty field keeps the estimate of each mode (A31).
import { assumptions, mostMinutes } from '#catalogue/trip-plan.ts'
import type { Words } from './words.ts'

export function Assumptions({ words, onReset }: { words: Words; onReset: () => void }) {
  return (
    <details>
      <summary>{words.assumptions}</summary>
      <div>
        {assumptions.map((name) => (
          <label key={name}>
            {words.fields[name]}
            <input
              type="number"
              name={name}
              min={0}
              max={mostMinutes}
              step={5}
              inputMode="numeric"
              className="field"
            />
          </label>
        ))}
      </div>
      <p>{words.hint}</p>
      <button type="button" className="button-quiet" onClick={onReset}>
        {words.reset}
      </button>
    </details>
  )
}
