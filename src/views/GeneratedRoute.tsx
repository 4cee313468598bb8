// A generated route (D6), drawn by a function, or by the browser where no function runs.

import type { GeneratedModel } from '#models/on-request/generated-model.ts'
import { GeneratedOptions } from './GeneratedOptions.tsx'
import { Icon, ModeIcon } from './Icon.tsx'
import MapDrawing from './MapDrawing.tsx'
import { RouteLinks } from './RouteLinks.tsx'
import { TitleTowns } from './ui/TitleTowns.tsx'

function MapAndFacts({ model }: { model: GeneratedModel }) {
  const { map, facts, words, points, mapBase } = model
  return (
    <section className="section" aria-labelledby="map">
      <h2 id="map">{words.map}</h2>
      <div className="beside mt-3">
        <figure>
          <div className="map-box">
            <MapDrawing map={map} alt={words.mapAlt} />
            <div data-map data-points={JSON.stringify(points)} data-base={mapBase} />
          </div>
          <figcaption className="mt-1 text-xs text-muted">{words.mapNote}</figcaption>
        </figure>
        <section aria-labelledby="quick-facts">
          <h2 id="quick-facts" className="text-lg">
            {words.facts}
          </h2>
          <dl className="facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
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
      <ul className="mt-3 flex flex-wrap gap-2">
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
  const { title, home, facts, words, didYouMean, pages, links, similar, method } = model
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
        <a className="button-quiet" href={home}>
          <Icon name="back" />
          {words.back}
        </a>
      </p>
      <h1 className="mt-3">
        <TitleTowns title={title} from={model.origin.name} to={model.destination.name} />
      </h1>
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
      {pages.length > 0 && (
        <ul className="page-links mt-4">
          {pages.map(({ href, title }) => (
            <li key={href}>
              <a className="font-semibold" href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <GeneratedOptions model={model} />
      <MapAndFacts model={model} />
      <Booking links={links} words={words} />
      <RouteLinks id="similar-routes" heading={words.similar} links={similar} />
    </article>
  )
}
