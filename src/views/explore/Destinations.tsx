// The list of towns: best way, door to door, all in, CO2e, changes, by groups of hours.
import { isDriven, type Mode } from '#catalogue/mode.ts'
import { formatCo2 } from '#i18n/format.ts'
import type { ExploreModel, ExploreRow } from '#models/on-request/explore-page.ts'
import { Duration } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { ModeIcon, Night } from '../ui/Icons.tsx'
import { Money } from '../ui/Money.tsx'

function Row({ row, page }: { row: ExploreRow; page: PageWords }) {
  const { href, name, mode, minutes, allIn, isEstimate, co2, changes, isNight, at } = row
  const { lang, t, icons } = page
  return (
    <li data-at={at.join(' ')}>
      <a href={href}>{name}</a>
      <span>
        <ModeIcon mode={mode} icons={icons} />
        <span className="sr-only">{t.transport.modes[mode]} </span>
        {isNight && <Night mode={mode} page={page} />}
      </span>
      <span className="figure">
        <Duration minutes={minutes} lang={lang} />
      </span>
      <Money low={allIn} about={isEstimate} lang={lang} />
      <span className="figure">{formatCo2(co2, lang)}</span>
      <small>{isDriven(mode) ? '' : t.route.changes(changes, mode)}</small>
    </li>
  )
}

/** What rows say of none, one and more changes, for the script that writes them anew. */
const changeTexts = (mode: Mode, { t }: PageWords) =>
  Array.from({ length: 6 }, (_, count) => t.route.changes(count, mode)).join('|')

export default function Destinations({ model, page }: { model: ExploreModel; page: PageWords }) {
  return (
    <div
      className="towns"
      data-towns
      data-changes={changeTexts('train', page)}
      data-stops={changeTexts('flight', page)}
    >
      {model.groups.map(({ title, rows }) => (
        <section key={title} hidden={rows.length === 0}>
          <h3>{title}</h3>
          <ol>
            {rows.map((row) => (
              <Row key={row.id} row={row} page={page} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
