// Breadcrumb, back, title, facts, what one may do with the page, and the verdict.
import { pathTo } from '#i18n/paths.ts'
import Verdict from '../board/Verdict.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Icon } from '../ui/Icons.tsx'
import { TitleTowns } from '../ui/TitleTowns.tsx'
import type { SectionProps } from './section.ts'

function WayBack({ model: { pair, hubs }, page }: SectionProps) {
  const { lang, t, icons } = page
  return (
    <div className="way-back no-print">
      <Breadcrumb
        trail={[{ label: pair.from, href: hubs.origin }, { label: `${pair.from} – ${pair.to}` }]}
        page={page}
      />
      <a className="button-quiet" href={pathTo.home(lang)} data-back="">
        <Icon name="back" icons={icons} />
        {t.route.back}
      </a>
    </div>
  )
}

function Actions({ model: { lists }, page: { t, icons } }: SectionProps) {
  return (
    <div className="title-actions no-print">
      {lists.reverse && (
        <a className="button-quiet" href={lists.reverse.href}>
          <Icon name="swap" icons={icons} />
          <span className="max-sm:sr-only">{t.route.otherWay}</span>
        </a>
      )}
      <button className="button-quiet needs-js" type="button" data-share="">
        <Icon name="link" icons={icons} />
        <span className="max-sm:sr-only">{t.route.share}</span>
      </button>
      <button className="button-quiet needs-js can-share" type="button" data-web-share="">
        <Icon name="share" icons={icons} />
        <span className="max-sm:sr-only">{t.share.system}</span>
      </button>
      <button className="button-quiet needs-js" type="button" data-print="">
        <Icon name="print" icons={icons} />
        <span className="max-sm:sr-only">{t.route.print}</span>
      </button>
    </div>
  )
}

export function RouteHeader({ model, page }: SectionProps) {
  const { lang, t, site } = page
  const { pair, route } = model
  return (
    <>
      <WayBack model={model} page={page} />
      <h1>
        <TitleTowns title={t.route.title(pair)} {...pair} />
      </h1>
      <div className="title-facts">
        <p>
          <span className="badge text-muted">
            <span className="sr-only">{t.route.distance + t.common.colon}</span>
            <span className="figure">{model.distance}</span>{' '}
            <span className="max-sm:sr-only">{t.route.straight}</span>
          </span>{' '}
          <span className="badge text-accent">{t.route.bestBy(model.best.mode)}</span>
        </p>
        <Actions model={model} page={page} />
      </div>
      <p className="hidden text-sm">{new URL(pathTo.route(route.slug, lang), site).href}</p>
      <h2 className="part" id="answer">
        {t.route.parts.answer}
      </h2>
      <Verdict verdict={model.verdict} lang={lang} />
    </>
  )
}
