// A titled list of routes of the catalogue.
import type { RouteLink } from '#models/on-request/route-link.ts'

/** Renders nothing without links. */
export function RouteLinks({ id, heading, links }: { id: string; heading: string; links: RouteLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id}>{heading}</h2>
      <ul className="link-list mt-3">
        {links.map(({ href, title, detail }) => (
          <li key={href}>
            <a href={href}>
              <span>{title}</span> <span className="text-muted">{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
