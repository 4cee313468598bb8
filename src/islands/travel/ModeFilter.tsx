// The filter of a mode list: origin, destination, highest price. It replaces the static list (A28).
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { filterRows, isOpen, type ModeRowsFile, type RowFilter, readFilter } from '#catalogue/mode-rows.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { writeQuery } from '#lib/query.ts'
import FoundRows from './FoundRows.tsx'

export interface Props {
  lang: Language
  dataUrl: string
  /** start of the addresses of routes, e.g. "/de/route/" */
  routePrefix: string
  /** id and name, in the order of the language */
  cities: [id: string, name: string][]
  words: {
    legend: string
    from: string
    to: string
    any: string
    budget: string
    clear: string
    /** templates with {count}, by plural category */
    found: { one: string; other: string }
    none: string
    loading: string
    failed: string
    priceFrom: string
    night: string
    more: string
  }
}

/** Shows or hides the list drawn at build. */
function showStaticList(shown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-mode-list]')) part.hidden = !shown
}

type Field = HTMLSelectElement | HTMLInputElement
const fieldsOf = (bar: HTMLFieldSetElement) =>
  [...bar.elements].filter(
    (field): field is Field => field instanceof HTMLSelectElement || field instanceof HTMLInputElement,
  )

/** The filter of the fields, which are uncontrolled so that choices made before hydration are kept. */
const readFields = (bar: HTMLFieldSetElement): RowFilter =>
  readFilter(String(new URLSearchParams(fieldsOf(bar).map(({ name, value }) => [name, value]))))

function writeFields(bar: HTMLFieldSetElement, { from, to, budget }: RowFilter): void {
  const values: Record<string, string> = { from, to, budget: budget === undefined ? '' : String(budget) }
  for (const field of fieldsOf(bar)) field.value = values[field.name] ?? ''
}

function ModeFilter({ lang, dataUrl, routePrefix, cities, words }: Props) {
  const bar = useRef<HTMLFieldSetElement>(null)
  const [filter, setFilter] = useState<RowFilter>({ from: '', to: '' })
  const [file, setFile] = useState<ModeRowsFile>()
  const [failed, setFailed] = useState(false)

  const choose = useCallback((next: RowFilter) => {
    startTransition(() => setFilter(next))
    writeQuery({
      from: next.from || null,
      to: next.to || null,
      budget: next.budget === undefined ? null : String(next.budget),
    })
  }, [])
  // The typed letter is painted before a hundred rows (A34).
  const adopt = () => afterPaint(() => bar.current && choose(readFields(bar.current)))

  useLayoutEffect(() => {
    if (!bar.current) return
    const chosen = readFields(bar.current)
    const asked = isOpen(chosen) ? readFilter(location.search) : chosen
    writeFields(bar.current, asked)
    choose(asked)
  }, [choose])
  useEffect(() => {
    getJson(dataUrl)
      .then((data) => setFile(data as ModeRowsFile))
      .catch((error: unknown) => {
        console.error(error)
        setFailed(true)
      })
  }, [dataUrl])
  const open = isOpen(filter)
  useEffect(() => showStaticList(open), [open])

  const city = (end: 'from' | 'to') => (
    <label>
      <span className="text-xs text-muted">{words[end]}</span>
      <select className="field text-sm" name={end} defaultValue="" autoComplete="off">
        <option value="">{words.any}</option>
        {cities.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <fieldset ref={bar} className="filter-bar" onChange={adopt}>
        <legend className="sr-only">{words.legend}</legend>
        {city('from')}
        {city('to')}
        <label>
          <span className="text-xs text-muted">{words.budget}</span>
          <input
            className="field text-sm"
            name="budget"
            type="number"
            inputMode="numeric"
            min="0"
            max="99999"
            step="10"
            autoComplete="off"
          />
        </label>
        {!open && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              if (bar.current) writeFields(bar.current, { from: '', to: '' })
              adopt()
            }}
          >
            {words.clear}
          </button>
        )}
      </fieldset>
      {!open && (
        <FoundRows
          rows={file && filterRows(file, filter, lang)}
          failed={failed}
          hrefOf={({ origin, destination }) => `${routePrefix}${origin}-${destination}`}
          lang={lang}
          words={{
            ...words,
            found: (count) => fill(count === '1' ? words.found.one : words.found.other, { count }),
          }}
        />
      )}
    </>
  )
}

export default island(ModeFilter)
