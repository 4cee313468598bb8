// A town where all can meet: what it costs together, the chosen figure first, and everybody's way.
import { formatCo2 } from '#i18n/format.ts'
import type { MeetModel } from '#models/on-request/meet-page.ts'
import { Duration } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { ModeIcon, Night } from '../ui/Icons.tsx'
import { Money } from '../ui/Money.tsx'

type Row = NonNullable<MeetModel['result']>['rows'][number]

interface Props {
  row: Row
  page: PageWords
}

function Figure({
  figure: { kind, value, isEstimate },
  lang,
}: {
  figure: Row['figures'][number]
  lang: PageWords['lang']
}) {
  if (kind === 'euro') return <Money low={value} about={isEstimate} lang={lang} />
  if (kind === 'co2') return formatCo2(value, lang)
  return <Duration minutes={value} lang={lang} />
}

function Journey({ journey, page }: { journey: Row['journeys'][number]; page: PageWords }) {
  const { lang, t, icons } = page
  const { name, href, way } = journey
  if (!way)
    return (
      <span>
        <b>{name}</b> <span className="text-muted">{t.meet.atHome}</span>
      </span>
    )
  return (
    <a href={href}>
      <b>{name}</b>{' '}
      <span>
        <ModeIcon mode={way.mode} icons={icons} />
        <span className="sr-only">{`${t.transport.modes[way.mode]} `}</span>
        {way.isNight && <Night mode={way.mode} page={page} />}
        <small>{way.changes}</small>
      </span>{' '}
      <span className="figure">
        <Duration minutes={way.doorMinutes} lang={lang} />
      </span>{' '}
      <Money low={way.allIn} about={way.isEstimate} lang={lang} />{' '}
      <span className="figure">{formatCo2(way.co2, lang)}</span>
    </a>
  )
}

export function MeetRow({ row, page }: Props) {
  const { lang, t } = page
  const { name, country, figures, journeys } = row
  return (
    <li>
      <h3>
        {name} <small>{country}</small>
      </h3>
      <dl>
        {figures.map((figure) => (
          <div key={figure.kind}>
            <dt>{t.meet.figures[figure.kind]}</dt>
            <dd className="figure">
              <Figure figure={figure} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {journeys.map((journey) => (
          <li key={journey.name}>
            <Journey journey={journey} page={page} />
          </li>
        ))}
      </ul>
    </li>
  )
}
