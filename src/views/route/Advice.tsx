// Before one goes: the tip for the Channel, border, travel tips, ways at both ends.
import { crossChannelOperator } from '#catalogue/limits.ts'
import { capital } from '#lib/capital.ts'
import type { Rich } from '#lib/fill.ts'
import { RichText } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { Money } from '../ui/Money.tsx'
import type { SectionProps } from './section.ts'

/** The cross-channel tip of a route with that operator (D31). */
export function CrossChannelTip({ model: { crossChannel }, page: { t } }: SectionProps) {
  if (!crossChannel) return null
  return (
    <p className="tip">
      <strong>{t.route.crossChannelTitle + t.common.colon}</strong>{' '}
      {crossChannel === 'crosses'
        ? t.route.crossChannel(crossChannelOperator)
        : t.route.earlyBooking(crossChannelOperator)}
    </p>
  )
}

function Notes({ texts, lang }: { texts: readonly (string | Rich)[]; lang: PageWords['lang'] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notes keep their order
    <p key={index}>
      <RichText text={text} lang={lang} />
    </p>
  ))
}

/** Visa and border note (D30); dated facts name date and source. */
export function Border({ model: { border, prose }, page: { lang, t } }: SectionProps) {
  const { lead, facts, through, source } = border
  return (
    <section className="section" aria-labelledby="visa">
      <h3 id="visa">{prose.border.title}</h3>
      <div className="notes">
        <Notes texts={[lead, ...facts]} lang={lang} />
        {through && <Notes texts={[through.lead, ...through.facts]} lang={lang} />}
        {source && (
          <p className="text-xs text-muted">{`${t.transport.sources}${t.common.colon}${source.publishers}, ${source.asOf}`}</p>
        )}
      </div>
    </section>
  )
}

/** Travel tips: a title and a sentence made of the route's facts (D108). */
export function Tips({ model: { tips, prose }, page: { lang } }: SectionProps) {
  return (
    <section className="section" aria-labelledby="tips">
      <h3 id="tips">{prose.tips.title}</h3>
      <div className="notes">
        <dl>
          {tips.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <RichText text={description} lang={lang} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Local transport at both ends: each stop of the options with its way to the centre. */
export function LocalTransport({ model: { local, localAges, prose }, page: { lang } }: SectionProps) {
  return (
    <section className="section" aria-labelledby="local">
      <h3 id="local">{prose.local.title}</h3>
      <div className="halves">
        {local.map(({ city, cityName, stations, airports }) => (
          <div key={city}>
            <h4>{cityName}</h4>
            <dl className="ways">
              {[...stations, ...airports].map(({ stop, name, href, lines }) => (
                <div key={stop}>
                  <dt>{href ? <a href={href}>{name}</a> : name}</dt>
                  {lines.map((line) => (
                    <dd key={line.name}>
                      {`${capital(line.name)}, ${line.text}`}
                      {line.eur && (
                        <>
                          {' '}
                          <Money low={line.eur.low} high={line.eur.high} lang={lang} />
                        </>
                      )}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {localAges.length > 0 && <p className="mt-2 text-xs text-muted">{localAges.join(' ')}</p>}
    </section>
  )
}
