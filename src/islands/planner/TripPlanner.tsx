// The planner: travellers, ways and waiting, on one row per mode. Drawn completely at build (A31).
import { useStore } from '@nanostores/react'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { unpackFigures } from '#catalogue/mode-figures.ts'
import { mostTravellers, planQuery, readPlan, type TripPlan, tripParts } from '#catalogue/trip-plan.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { writeQuery } from '#lib/query.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { Assumptions } from './Assumptions.tsx'
import { readFields, writeFields } from './fields.ts'
import { TripRow } from './TripRow.tsx'
import type { Words } from './words.ts'

export interface Props {
  lang: Language
  /** written by packFigures */
  figures: string
  words: Words
}

function TripPlanner({ lang, figures, words }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [plan, setPlan] = useState<TripPlan>(() => readPlan(''))
  const money = useStore($shownMoney)

  const choose = useCallback((next: TripPlan) => {
    setPlan(next)
    afterPaint(() => writeQuery(planQuery(next)))
  }, [])
  // The fields are uncontrolled, so changes made before hydration are kept.
  useLayoutEffect(() => {
    if (!bar.current) return
    const asked = readPlan(location.search)
    const changed = { ...asked, ...readFields(bar.current, asked) }
    writeFields(bar.current, changed)
    choose(changed)
  }, [choose])
  const step = (by: number) => choose({ ...plan, travellers: plan.travellers + by })
  const reset = () => {
    const usual = { ...readPlan(''), travellers: plan.travellers }
    if (bar.current) writeFields(bar.current, usual)
    choose(usual)
  }

  // The field is painted first, then the rows (A34).
  const shown = useDeferredValue(plan)
  const rows = useMemo(() => {
    const modes = unpackFigures(figures)
    const longest = Math.max(...modes.map((mode) => tripParts(mode, shown).total))
    return (
      <ol className="mt-3">
        {modes.map((mode) => (
          <TripRow
            key={mode.mode}
            figures={mode}
            plan={shown}
            longest={longest}
            lang={lang}
            money={money}
            words={words}
          />
        ))}
      </ol>
    )
  }, [figures, shown, lang, money, words])

  return (
    <>
      <div
        ref={bar}
        className="planner needs-js no-print"
        onChange={(event) => choose({ travellers: plan.travellers, ...readFields(event.currentTarget) })}
      >
        <fieldset>
          <legend>{words.travellers}</legend>
          <button
            type="button"
            className="button-quiet"
            aria-label={words.fewer}
            disabled={plan.travellers === 1}
            onClick={() => step(-1)}
          >
            −
          </button>
          <output className="figure">{plan.travellers}</output>
          <button
            type="button"
            className="button-quiet"
            aria-label={words.more}
            disabled={plan.travellers === mostTravellers}
            onClick={() => step(1)}
          >
            +
          </button>
        </fieldset>
        <label>
          <input type="checkbox" name="door" defaultChecked />
          {words.door}
        </label>
        <Assumptions words={words} onReset={reset} />
      </div>
      {rows}
    </>
  )
}

export default island(TripPlanner)
