// Result of the filter: a count, a hundred rows and the rest on request; skeletons while fetching.
import { useState } from 'react'
import { modeListRows } from '#catalogue/limits.ts'
import type { FilterRow } from '#catalogue/mode-rows.ts'
import { aboutSign, formatDuration, formatList, formatMoney, formatNumber } from '#i18n/format.ts'
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
    night: string
    more: string
  }
}

/** The moon of lucide (ISC licence), as in icons.svg. */
const moon =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'

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
      <ul className="link-list mode-list mt-3">
        {rows?.slice(0, shown).map((row) => (
          <li key={hrefOf(row)}>
            <a href={hrefOf(row)}>
              <span>
                {row.label}
                {row.isNight && (
                  <span className="night" title={words.night}>
                    {' '}
                    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                      <path d={moon} />
                    </svg>
                    <span className="sr-only">{words.night}</span>
                  </span>
                )}
              </span>
              <span className="figure">{formatDuration(row.doorMinutes, lang)}</span>
              <span className={row.isEstimate ? 'figure' : 'figure font-semibold'}>
                {row.isEstimate && aboutSign}
                {formatMoney(row.allIn, 'EUR', lang)}
              </span>
              <small>{formatList(row.operators, lang)}</small>
              <small className="figure">{formatDuration(row.minutes, lang)}</small>
              <small className="figure">
                {words.priceFrom} {formatMoney(row.low, 'EUR', lang)}
              </small>
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
