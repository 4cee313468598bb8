// The not-found view (D13): drawn by a function for a missed address, and by the browser where there is no function.
import type { NotFoundLink, NotFoundModel } from '#catalogue/not-found.ts'

function Links({ id, heading, links }: { id: string; heading: string; links: NotFoundLink[] }) {
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

export default function NotFound({
  heading,
  text,
  noRoute,
  similar,
  popular,
  buttons,
  words,
}: NotFoundModel) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="mt-3">{noRoute ?? text}</p>
      {noRoute && <p className="mt-2 text-muted">{text}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        {buttons.map(({ href, label }, index) => (
          <a key={href} href={href} className={index === 0 ? 'button' : 'button button-secondary'}>
            {label}
          </a>
        ))}
      </p>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Links id="similar-routes" heading={words.similar} links={similar} />
        <Links id="popular-routes" heading={words.popular} links={popular} />
      </div>
    </>
  )
}
