// Result of the filter: a count, a hundred rows and the rest on request; skeletons while fetching.
import { useState } from 'react'
import { modeListRows } from '#catalogue/limits.ts'
import type { FilterRow } from '#catalogue/mode-rows.ts'
import { formatDuration, formatList, formatMoney, formatNumber } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'

interface Props {
  /** undefined while fetching */
  rows: FilterRow[] | undefined
  failed: boolean
  hrefOf: (row: FilterRow) => string
  lang: Language
  words: {
    found: (count: string) => string
    none: string
    loading: string
    failed: string
    priceFrom: string
    more: string
  }
}

/** Keys of the skeleton cards (D89). */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export default function FoundRows({ rows, failed, hrefOf, lang, words }: Props) {
  const [shown, setShown] = useState<number>(modeListRows)
  const count = rows && (rows.length === 0 ? words.none : words.found(formatNumber(rows.length, lang)))
  return (
    <div className="mt-6">
      <p role="status" className="font-semibold">
        {failed ? words.failed : (count ?? words.loading)}
      </p>
      {!rows && !failed && (
        <ul className="link-list mt-3" aria-hidden="true">
          {skeletons.map((key) => (
            <li key={key} className="row-waiting">
              <span />
              <span />
            </li>
          ))}
        </ul>
      )}
      <ul className="link-list mt-3">
        {rows?.slice(0, shown).map((row) => (
          <li key={hrefOf(row)}>
            <a href={hrefOf(row)}>
              <span>
                {row.label}
                {row.operators.length > 0 && (
                  <small className="block font-normal text-muted">{formatList(row.operators, lang)}</small>
                )}
              </span>
              <span className="way">
                <span className="figure">{formatDuration(row.minutes, lang)}</span>
                <span className="figure way-from">
                  {words.priceFrom} {formatMoney(row.low, 'EUR', lang)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {rows && rows.length > shown && (
        <p className="mt-4">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setShown(shown + modeListRows)}
          >
            {words.more}
          </button>
        </p>
      )}
    </div>
  )
}
