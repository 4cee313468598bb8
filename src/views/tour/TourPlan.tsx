// A tour as a printed timetable: its journeys and stays in their order, their sums, and a map with its towns.
import { formatList } from '#i18n/format.ts'
import type { PlannedTour, TourLegRow, TourModel, TourRow, TourWay } from '#models/on-request/tour-page.ts'
import { Duration, RichText } from '../board/Figures.tsx'
import MapDrawing from '../MapDrawing.tsx'
import type { PageWords } from '../page-words.ts'
import { Icon, ModeIcon } from '../ui/Icons.tsx'
import { Money } from '../ui/Money.tsx'

interface Props {
  plan: PlannedTour
  page: PageWords
}

/** The three figures of a journey or of all; their words stand once in the head of the rows, here for screen readers. */
function Figures({
  of: { minutes, price, co2 },
  page: { t, lang },
}: {
  of: Pick<TourWay, 'minutes' | 'price' | 'co2'>
  page: PageWords
}) {
  const { column } = t.route
  return (
    <>
      <span className="figure">
        <small className="tour-label">{`${column.door} `}</small>
        <Duration minutes={minutes} lang={lang} />
      </span>
      <span className="figure">
        <small className="tour-label">{`${column.all} `}</small>
        <Money low={price.low} about={price.isEstimate} lang={lang} />
      </span>
      <span className="figure">
        <small className="tour-label">{`${column.co2} `}</small>
        {co2}
      </span>
    </>
  )
}

function Way({ way, page }: { way: TourWay; page: PageWords }) {
  return (
    <span className="tour-way">
      <ModeIcon mode={way.mode} icons={page.icons} />
      {way.text}
      {way.night && (
        <span className="night">
          <Icon name="moon" icons={page.icons} />
          {way.night}
        </span>
      )}
    </span>
  )
}

function Leg({ row, page }: { row: TourLegRow; page: PageWords }) {
  const { day, date, from, to, href, way } = row
  return (
    <li className="tour-leg">
      <span className="tour-day">
        <b>{day}</b> {date && <small>{date}</small>}
      </span>
      <span className="tour-what">
        <a href={href}>{`${from} → ${to}`}</a>
        {way ? <Way way={way} page={page} /> : <span className="text-danger">{page.t.tour.noWay}</span>}
      </span>
      {way && <Figures of={way} page={page} />}
    </li>
  )
}

function Row({ row, page }: { row: TourRow; page: PageWords }) {
  if (row.kind === 'leg') return <Leg row={row} page={page} />
  return (
    <li className="tour-stay">
      <span>
        <b>{row.town}</b>
        {page.t.common.colon + row.nights}
        {row.until && `, ${row.until}`}
      </span>
    </li>
  )
}

function Timetable({ plan, page }: Props) {
  const { t } = page
  const { column } = t.route
  return (
    <div className="tour-table">
      <p className="tour-head" aria-hidden="true">
        <span>{column.door}</span>
        <span>{column.all}</span>
        <span>{column.co2}</span>
      </p>
      <ol>
        {plan.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a town may come twice
          <Row key={index} row={row} page={page} />
        ))}
      </ol>
      <p className="tour-leg tour-sums">
        <b className="tour-what">{t.tour.together}</b>
        <Figures of={plan.sums} page={page} />
      </p>
      <p className="tour-note">
        {plan.missing && `${t.tour.missing} `}
        {t.tour.note(plan.travellers)}
      </p>
    </div>
  )
}

function Actions({ model, page: { t, icons } }: { model: TourModel; page: PageWords }) {
  return (
    <p className="title-actions no-print">
      {model.calendar && (
        <a className="button-quiet" href={model.calendar} download="" data-calendar="">
          {t.tour.calendar}
        </a>
      )}
      <button className="button-quiet needs-js" type="button" data-share="">
        <Icon name="link" icons={icons} />
        {t.route.share}
      </button>
      <button className="button-quiet needs-js" type="button" data-print="">
        <Icon name="print" icons={icons} />
        {t.route.print}
      </button>
    </p>
  )
}

export function TourPlan({ model, plan, page, isExample }: Props & { model: TourModel; isExample: boolean }) {
  const { t, lang, site } = page
  return (
    <section className="section tour-plan" aria-labelledby="plan">
      <h2 id="plan">
        {isExample
          ? t.tour.example +
            t.common.colon +
            formatList(
              model.found.map(({ text }) => text),
              lang,
            )
          : plan.towns.join(' – ')}
      </h2>
      <p className="tour-summary">
        <RichText text={plan.summary} lang={lang} />
        {plan.dates && <span>{` ${plan.dates}`}</span>}
      </p>
      {plan.order.length > 0 && (
        <p>
          <RichText text={plan.order} lang={lang} />
        </p>
      )}
      {isExample ? (
        <p className="no-print">
          <a href={model.address}>{t.tour.change}</a>
        </p>
      ) : (
        <>
          <Actions model={model} page={page} />
          {!model.calendar && <p className="no-print text-sm text-muted">{t.tour.undated}</p>}
        </>
      )}
      <div className="tour-parts">
        <Timetable plan={plan} page={page} />
        <figure className="map-figure narrow">
          <div className="map-box tour-map" data-ways={JSON.stringify(plan.ways)}>
            <MapDrawing map={plan.map} alt={t.tour.mapAlt(plan.towns.join(' – '))} />
          </div>
          <figcaption>
            <span>{plan.mapNote}</span>
          </figcaption>
        </figure>
      </div>
      <p className="tour-address">{new URL(model.address, site).href}</p>
    </section>
  )
}
