// Booking links: operators' own pages and searches. None earns without a partner id (D53, D143).
import { FlightSearches } from '../FlightSearches.tsx'
import { ModeIcon } from '../ui/Icons.tsx'
import type { SectionProps } from './section.ts'

export function Booking({ model: { booking }, page: { t, icons } }: SectionProps) {
  const earns = booking.some((link) => link.sponsored)
  return (
    <section className="section no-print" aria-labelledby="booking">
      <h3 id="booking">{t.route.booking}</h3>
      <p className="text-sm text-muted">{earns ? t.route.sponsoredNote : t.route.bookingNote}</p>
      <ul className="links">
        {booking.map(({ href, sponsored, mode, site }) => (
          <li key={href}>
            <a
              className="button-quiet"
              href={href}
              target="_blank"
              rel={sponsored ? 'sponsored nofollow noopener' : 'nofollow noopener'}
            >
              <ModeIcon mode={mode} icons={icons} />
              {site}
              <span className="sr-only">{` (${t.transport.modes[mode]}, ${t.common.opensNew})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to flight searches in the place of live fares, on a page built without a provider (D46). */
export function FlightLinks({ model: { flightCodes: codes }, page: { lang, t } }: SectionProps) {
  if (!codes) return null
  return (
    <section className="section no-print" aria-labelledby="live-prices">
      <h3 id="live-prices">{t.route.livePricesOff}</h3>
      <FlightSearches
        {...codes}
        lang={lang}
        words={{ search: t.route.searchFlights(codes), newTab: t.common.opensNew }}
      />
    </section>
  )
}
