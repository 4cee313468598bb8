// The not-found view (D13), drawn by a function, or by the browser where no function runs.
import type { NotFoundModel } from '#models/on-request/not-found.ts'
import { RouteLinks } from './RouteLinks.tsx'

export default function NotFound({
  heading,
  text,
  noRoute,
  missed,
  similar,
  popular,
  buttons,
  words,
}: NotFoundModel) {
  return (
    <div
      className="mt-6"
      {...(missed && {
        'data-missing': '',
        'data-slug': missed.slug,
        'data-from': missed.from,
        'data-to': missed.to,
      })}
    >
      <h1>{heading}</h1>
      <p className="mt-3">{noRoute ?? text}</p>
      {noRoute && <p className="mt-2 text-muted">{text}</p>}
      <p className="mt-6 flex flex-wrap gap-2">
        {buttons.map(({ href, label }, index) => (
          <a key={href} href={href} className={index === 0 ? 'button' : 'button button-secondary'}>
            {label}
          </a>
        ))}
      </p>
      <div className="halves">
        <RouteLinks id="similar-routes" heading={words.similar} links={similar} />
        <RouteLinks id="popular-routes" heading={words.popular} links={popular} />
      </div>
    </div>
  )
}
