// Filters of a mode list: where from, where to, how much at most. The page's own list stays until something is asked for.
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { filterRows, isOpen, type ModeRowsFile, type RowFilter, readFilter } from '#catalogue/mode-rows.ts'
import type { Language } from '#i18n/languages.ts'
import { fill } from '#lib/fill.ts'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import { writeQuery } from '#lib/query.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import FoundRows from './FoundRows.tsx'

export interface Props {
  lang: Language
  dataUrl: string
  /** "/de/route/": addresses of routes start so */
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
    /** by plural category; {count} is filled in */
    found: { one: string; other: string }
    none: string
    loading: string
    failed: string
    priceFrom: string
    more: string
    fallback: string
  }
}

/** The list drawn with the page, hidden while filtered rows are shown. */
function showStaticList(shown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-mode-list]')) part.hidden = !shown
}

function ModeFilter({ lang, dataUrl, routePrefix, cities, words }: Props) {
  const [filter, setFilter] = useState<RowFilter>({ from: '', to: '' })
  const [file, setFile] = useState<ModeRowsFile>()
  const [failed, setFailed] = useState(false)
  const money = useStore($shownMoney)

  useEffect(() => {
    setFilter(readFilter(location.search))
    getJson(dataUrl)
      .then((data) => setFile(data as ModeRowsFile))
      .catch((error: unknown) => {
        console.error(error)
        setFailed(true)
      })
  }, [dataUrl])
  const open = isOpen(filter)
  useEffect(() => showStaticList(open), [open])

  const change = (changed: Partial<RowFilter>) => {
    const next = { ...filter, ...changed }
    setFilter(next)
    writeQuery('from', next.from || null)
    writeQuery('to', next.to || null)
    writeQuery('budget', next.budget === undefined ? null : String(next.budget))
  }
  const city = (end: 'from' | 'to') => (
    <label className="grid min-w-40 flex-1 gap-1">
      <span className="text-xs text-muted">{words[end]}</span>
      <select
        className="field text-sm"
        value={filter[end]}
        onChange={({ target }) => change({ [end]: target.value })}
      >
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
      <fieldset className="flex flex-wrap items-end gap-3">
        <legend className="sr-only">{words.legend}</legend>
        {city('from')}
        {city('to')}
        <label className="grid w-32 gap-1">
          <span className="text-xs text-muted">{words.budget}</span>
          <input
            className="field text-sm"
            type="number"
            inputMode="numeric"
            min="0"
            max="99999"
            step="10"
            value={filter.budget ?? ''}
            onChange={({ target }) =>
              change({ budget: /^\d{1,5}$/.test(target.value) ? Number(target.value) : undefined })
            }
          />
        </label>
        {!open && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => change({ from: '', to: '', budget: undefined })}
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
          money={money}
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
