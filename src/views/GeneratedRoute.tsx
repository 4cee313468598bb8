// A route nobody has written services for (D6): drawn by a function, and by the browser where there is none.
import type { GeneratedModel, GeneratedOption } from '#catalogue/generated-model.ts'
import type { MapDrawing } from '#catalogue/land-drawing.ts'
import { RouteLinks } from './RouteLinks.tsx'

const Icon = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
const ModeIcon = ({ mode }: { mode: string }) => <Icon name={mode} className={`mode-icon mode-${mode}`} />

/** Before every figure of this page; "estimate" stands beside them in words. */
const About = () => (
  <span className="text-muted" aria-hidden="true">
    ≈{'\u00a0'}
  </span>
)

function OptionRow({
  option,
  longest,
  words,
}: {
  option: GeneratedOption
  longest: number
  words: GeneratedModel['words']
}) {
  const { columns, estimate, colon } = words
  return (
    <li className="board-row board-plain">
      <div className="board-mode">
        <ModeIcon mode={option.mode} />
        <h3>{option.name}</h3>
      </div>
      <div className="board-journey">
        <svg className="strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={`mode-${option.mode}`}
            width={Math.max(6, Math.round((option.minutes / longest) * 1000))}
            height="10"
          />
        </svg>
        <p className="board-note">{option.note}</p>
      </div>
      <p className="board-time">
        <span className="sr-only">
          {columns.time}
          {colon}
        </span>
        <About />
        <span className="figure board-figure">{option.time}</span>
      </p>
      <div className="board-price">
        <span className="sr-only">
          {columns.price}
          {colon}
        </span>
        <About />
        <data
          className="money figure board-figure"
          value={option.low}
          data-high={option.high}
          data-format="range"
        >
          {option.price}
        </data>
        <p className="board-note">{estimate}</p>
      </div>
      <div className="board-co2">
        <span className="sr-only">
          {columns.co2}
          {colon}
        </span>
        <About />
        <span className="figure board-figure">{option.co2}</span>
        <p className={`board-note dot co2-${option.co2Level}`}>{option.co2Word}</p>
      </div>
    </li>
  )
}

function Options({ model }: { model: GeneratedModel }) {
  const { options, longest, absences, words } = model
  return (
    <section className="mt-6" aria-labelledby="options">
      <h2 className="sr-only" id="options">
        {words.options}
      </h2>
      {options.length > 0 ? (
        <>
          <div className="board-head board-plain" aria-hidden="true">
            <span>{words.columns.mode}</span>
            <span />
            <span className="board-head-figure">{words.columns.time}</span>
            <span className="board-head-figure">{words.columns.price}</span>
            <span className="board-head-figure">{words.columns.co2}</span>
          </div>
          <ol>
            {options.map((option) => (
              <OptionRow key={option.mode} option={option} longest={longest} words={words} />
            ))}
          </ol>
        </>
      ) : (
        <p className="border-y-2 border-ink py-6 text-lg">{words.nothing}</p>
      )}
      {absences.map((text) => (
        <p key={text} className="mt-3 max-w-prose">
          {text}
        </p>
      ))}
      {options.length > 0 && <p className="mt-2 text-xs text-muted">{words.boardNote}</p>}
    </section>
  )
}

function RouteDrawing({ drawing, model }: { drawing: MapDrawing; model: GeneratedModel }) {
  const { width, height, land, points } = drawing
  const [a, b] = points
  return (
    <svg
      className="h-full w-full"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={model.words.mapAlt}
    >
      <rect className="fill-(--map-sea)" width={width} height={height} />
      <path className="fill-(--map-land) stroke-(--map-coast)" strokeWidth="0.4" d={land} />
      <path
        className="stroke-ink"
        strokeWidth="1"
        strokeDasharray="1 3"
        strokeLinecap="round"
        d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
      />
      {model.points.map(({ label, name }, index) => {
        const at = index === 0 ? a : b
        return (
          <g key={label} transform={`translate(${at.x} ${at.y})`}>
            <circle className="fill-ink" r="6" />
            <text className="fill-paper text-[7px] font-bold" textAnchor="middle" y="2.5">
              {label}
            </text>
            <text
              className="map-label text-[8px] font-semibold"
              textAnchor="middle"
              y={at.y < height / 2 ? -10 : 15}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function MapAndFacts({ model }: { model: GeneratedModel }) {
  const { map, facts, words, points, movable } = model
  return (
    <section className="section" aria-labelledby="map">
      <h2 id="map">{words.map}</h2>
      <div className="mt-3 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <figure>
          <div className="map-box relative h-100 overflow-hidden border border-line">
            <RouteDrawing drawing={map} model={model} />
            <div
              data-map
              data-points={JSON.stringify(points)}
              data-base={movable.base}
              data-words={JSON.stringify(movable.words)}
            />
          </div>
          <figcaption className="mt-1 text-xs text-muted">{words.mapNote}</figcaption>
        </figure>
        <section aria-labelledby="quick-facts">
          <h2 id="quick-facts" className="text-lg">
            {words.facts}
          </h2>
          <dl className="mt-2 border-b border-line text-sm">
            {facts.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </section>
  )
}

function Booking({ links, words }: Pick<GeneratedModel, 'links' | 'words'>) {
  return (
    <section className="section no-print" aria-labelledby="booking">
      <h2 id="booking">{words.booking}</h2>
      <p className="text-sm text-muted">{words.bookingNote}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ mode, label, href }) => (
          <li key={href}>
            <a className="button button-secondary" href={href} target="_blank" rel="nofollow noopener">
              <ModeIcon mode={mode} />
              {label}
              <span className="sr-only"> ({words.opensNew})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function GeneratedRoute({ model }: { model: GeneratedModel }) {
  const { title, home, facts, words, didYouMean, links, similar, method } = model
  return (
    <article
      data-generated
      data-slug={model.slug}
      data-origin={model.origin.id}
      data-destination={model.destination.id}
      data-from={model.origin.name}
      data-to={model.destination.name}
    >
      <p className="text-sm no-print">
        <a className="button-quiet -ml-2.5" href={home}>
          <Icon name="back" />
          {words.back}
        </a>
      </p>
      <h1 className="mt-3">{title}</h1>
      <p className="mt-3 flex flex-wrap gap-2 text-sm">
        <span className="badge text-muted figure">{facts[0]?.text}</span>
        <span className="badge text-accent">{words.badge}</span>
      </p>
      <p className="mt-4 max-w-prose text-lg">
        {words.intro} <a href={method}>{words.method}</a>
      </p>
      {didYouMean && (
        <p className="mt-3">
          <a className="font-semibold" href={didYouMean.href}>
            {didYouMean.title}
          </a>
        </p>
      )}
      <Options model={model} />
      <MapAndFacts model={model} />
      <Booking links={links} words={words} />
      <RouteLinks id="similar-routes" heading={words.similar} links={similar} />
    </article>
  )
}
