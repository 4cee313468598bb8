// Details of one option: legs, booking, then every figure with its receipt. Scripts write its figures under the plan
// when it is opened (layouts/board/write-details.ts).
// Calls are fetched when they are opened; without scripts their file is a link. Print leaves out links to shops.
import { isDriven } from '#catalogue/mode.ts'
import { pathTo } from '#i18n/paths.ts'
import type { OptionCard } from '#models/option-card.ts'
import { RichText } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { Icon, ModeIcon } from '../ui/Icons.tsx'
import type { SectionProps } from './section.ts'

interface Props {
  card: OptionCard
  page: PageWords
}

function Timeline({ card, page: { t } }: Props) {
  return (
    <ol className="timeline">
      {card.legs.map(({ mode, from, to, ride, callsHref, change }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: legs keep their order
        <LegAndChange key={index} change={change}>
          <li className={`mode-${mode}`}>
            <b>{from}</b>
            <p>{ride}</p>
            {callsHref && (
              <details className="calls">
                <summary>{t.route.stops}</summary>
                <a href={callsHref}>{t.route.stopsFile}</a>
              </details>
            )}
            <b>{to}</b>
          </li>
        </LegAndChange>
      ))}
    </ol>
  )
}

function LegAndChange({ change, children }: { change: string | undefined; children: React.ReactNode }) {
  return (
    <>
      {children}
      {change && <li className="timeline-change">{change}</li>}
    </>
  )
}

function HowToBuy({ card: { buy, mode }, page: { lang, t } }: Props) {
  if (buy.steps.length === 0) return null
  // tickets are bought in order; the costs of a drive have none
  const Steps = isDriven(mode) ? 'ul' : 'ol'
  return (
    <div className="no-print">
      <h3>{buy.title}</h3>
      <Steps className="steps">
        {buy.steps.map(({ sites, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          <li key={index}>
            {sites.map(({ name, url }) => [
              <a key={name} href={url} target="_blank" rel="nofollow noopener">
                {t.route.officialSite(name)}
                <span className="sr-only">{` (${t.common.opensNew})`}</span>
              </a>,
              ' ',
            ])}
            <RichText text={text} lang={lang} />
          </li>
        ))}
      </Steps>
    </div>
  )
}

function Rules({ card: { rules }, page: { lang } }: Props) {
  if (!rules) return null
  return (
    <div className="no-print">
      <h3>{rules.title}</h3>
      <dl className="rules">
        {rules.lines.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={description} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{rules.basis}</p>
    </div>
  )
}

/** Arithmetic, basis, date, publishers. The publications are on the method page (A11). */
function Receipts({ card: { receipts }, page: { lang, t } }: Props) {
  return (
    <>
      <dl className="receipts">
        {receipts.map(({ figures, how, basis }) => (
          <div key={figures.join()}>
            {figures.map((figure) => (
              <dt key={figure}>{figure}</dt>
            ))}
            {how.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
              <dd key={index} className="figure">
                <RichText text={line} lang={lang} />
              </dd>
            ))}
            <dd>{basis}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={pathTo.sources(lang)}>{t.method.sourcesTitle}</a>
      </p>
    </>
  )
}

function DetailsDialog({ card, page }: Props) {
  const { t, icons } = page
  const title = `${card.dialogId}-title`
  const closes = { command: 'close', commandfor: card.dialogId }
  return (
    <dialog className="details" id={card.dialogId} aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <ModeIcon mode={card.mode} icons={icons} />{' '}
          {isDriven(card.mode) ? card.operators : `${card.modeName}${t.common.colon}${card.operators}`}
        </h2>
        <button className="button-quiet no-print" type="button" {...closes} aria-label={t.route.close}>
          <Icon name="close" icons={icons} />
        </button>
      </header>
      <h3>{t.route.journey}</h3>
      <Timeline card={card} page={page} />
      <HowToBuy card={card} page={page} />
      <Rules card={card} page={page} />
      <h3>{t.route.numbers}</h3>
      <Receipts card={card} page={page} />
    </dialog>
  )
}

export const Dialogs = ({ model: { cards }, page }: SectionProps) =>
  cards.map((card) => <DetailsDialog key={card.dialogId} card={card} page={page} />)
