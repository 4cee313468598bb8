// Where one may go on: the way back, hubs, other routes.
import { Duration } from '../board/Figures.tsx'
import { Money } from '../ui/Money.tsx'
import { RouteLines } from '../ui/RouteLines.tsx'
import type { SectionProps } from './section.ts'

/** The way back: "Also consider" (D100). */
export function Reverse({ model: { lists }, page: { lang, t } }: SectionProps) {
  const { reverse } = lists
  if (!reverse) return null
  return (
    <section className="section no-print" aria-labelledby="reverse">
      <div className="reverse">
        <h3 id="reverse">{t.reverse.title}</h3>
        <a className="button-quiet" href={reverse.href}>
          {t.reverse.view}
        </a>
      </div>
      <p>
        <b>{reverse.label}</b> {t.transport.modes[reverse.mode]}{' '}
        <span className="figure">
          <Duration minutes={reverse.doorMinutes} lang={lang} />
        </span>{' '}
        <Money low={reverse.allIn} about={reverse.isEstimate} lang={lang} />
      </p>
    </section>
  )
}

/** Links to the hubs of those ends that have one (D112). */
export function Hubs({ model: { pair, hubs }, page: { t } }: SectionProps) {
  const links = [
    { href: hubs.origin, text: t.route.allFrom(pair.from) },
    { href: hubs.destination, text: t.route.allTo(pair.to) },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <section className="section no-print" aria-labelledby="hubs">
      <h3 id="hubs">{t.route.hubs}</h3>
      <ul className="links">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="button-quiet" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Related routes (D105). */
export function Related({ model: { lists }, page }: SectionProps) {
  const { t } = page
  if (lists.related.length === 0) return null
  return (
    <section className="section no-print" aria-labelledby="related">
      <div className="links">
        <h3 id="related">{t.route.related}</h3>
        <p className="text-sm text-muted">{`≈ ${t.transport.basis.modelled}`}</p>
      </div>
      <RouteLines className="halves" lines={lists.related} page={page} />
    </section>
  )
}
