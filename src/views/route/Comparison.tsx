// The rows of the board as bars and as a table (D102). Chart.js covers the bars once somebody looks at them
// (islands/charts).
import type { Mode } from '#catalogue/mode.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import { spaced } from '#lib/spaced.ts'
import { Duration } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { ModeIcon } from '../ui/Icons.tsx'
import { Money } from '../ui/Money.tsx'
import type { SectionProps } from './section.ts'

interface Bar {
  /** name of the option's details */
  id: string
  mode: Mode
  name: string
  value: number
  /** absent for a price */
  text?: string
}

/** A bar chart of one measure, least bar badged. */
function Bars({
  title,
  badge,
  bars,
  lang,
}: {
  title: string
  badge: string
  bars: readonly Bar[]
  lang: PageWords['lang']
}) {
  const values = bars.map(({ value }) => value)
  const [most, least] = [Math.max(...values, 1), Math.min(...values)]
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul className="bars" data-badge={badge}>
        {bars.map(({ id, mode, name, value, text }) => (
          <li key={id} data-of={id}>
            <span>
              {name}
              {value === least && (
                <>
                  {' '}
                  <b>{badge}</b>
                </>
              )}
            </span>{' '}
            {text === undefined ? <Money low={value} lang={lang} /> : <span className="figure">{text}</span>}
            <svg aria-hidden="true">
              <rect
                className={`mode-${mode}`}
                width={`${Math.max(1, Math.round((value / most) * 100))}%`}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

export function StaticCharts({ model: { compared }, page: { lang, t } }: SectionProps) {
  const bars = (figure: 'door' | 'all' | 'co2', text?: (value: number, lang: PageWords['lang']) => string) =>
    compared.rows.map(({ id, mode, name, ...row }) => ({
      ...{ id, mode, name, value: row[figure] },
      ...(text && { text: text(row[figure], lang) }),
    }))
  return (
    <div className="charts-static">
      <Bars
        title={t.route.column.door}
        badge={t.route.fastest}
        bars={bars('door', formatDuration)}
        lang={lang}
      />
      <Bars title={t.route.column.all} badge={t.route.cheapest} bars={bars('all')} lang={lang} />
      <Bars title={t.route.co2Each} badge={t.route.lowest} bars={bars('co2', formatCo2)} lang={lang} />
    </div>
  )
}

type Cell = SectionProps['model']['compared']['rows'][number]['cells'][number]

function CellFigure({ figure, lang }: { figure: Cell['figure']; lang: PageWords['lang'] }) {
  if (!figure) return '–'
  if ('minutes' in figure)
    return (
      <span className="figure">
        <Duration minutes={figure.minutes} lang={lang} />
      </span>
    )
  return 'price' in figure ? <Money {...figure.price} lang={lang} /> : figure.text
}

export function ComparisonTable({ model: { compared }, page: { lang, t, icons } }: SectionProps) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{t.route.column.mode}</th>{' '}
          {spaced(
            compared.columns.map(({ label, isWide }) => (
              <th key={label} scope="col" className={isWide && 'wide'}>
                {label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {compared.rows.map(({ id, mode, name, cells }) => (
          <tr key={id} data-of={id}>
            <th scope="row">
              <ModeIcon mode={mode} icons={icons} /> {name}
            </th>{' '}
            {spaced(
              cells.map(({ figure, isWide }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their columns
                <td key={index} className={isWide && 'wide'}>
                  <CellFigure figure={figure} lang={lang} />
                </td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
