// Quick facts, and the drawn map of a route.
import MapDrawing from '../MapDrawing.tsx'
import { Money } from '../ui/Money.tsx'
import type { SectionProps } from './section.ts'

export const DrawnMap = ({ model: { map, mapAlt } }: SectionProps) => <MapDrawing map={map} alt={mapAlt} />

/** The movable map says in place of the first part what the option in front follows. */
export const MapNote = ({ model: { mapNote } }: SectionProps) => (
  <figcaption className="mt-1 text-xs text-muted">
    <span>{mapNote.way}</span> {mapNote.credit}
  </figcaption>
)

export function QuickFacts({ model, page: { lang, t } }: SectionProps) {
  const { distance, driveTime, best, low, high } = model
  const rows = [
    { label: t.route.distance, text: distance },
    ...(driveTime ? [{ label: t.generated.driveTime, text: driveTime }] : []),
    { label: t.route.bestOption, text: t.transport.modes[best.mode] },
  ]
  return (
    <section aria-labelledby="quick-facts">
      <h4 id="quick-facts">{t.route.quickFacts}</h4>
      <dl className="facts">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{t.route.priceRange}</dt>
          <dd>
            <Money low={low} high={high} lang={lang} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
