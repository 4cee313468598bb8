// The page of all towns around one: the map of hours, the ordinary map, and the list that says the same.
import { pathTo } from '#i18n/paths.ts'
import type { ExploreModel } from '#models/on-request/explore-page.ts'
import type { PageWords } from '../page-words.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import Destinations from './Destinations.tsx'
import Filters from './Filters.tsx'
import PlainMap from './PlainMap.tsx'
import TimeMap from './TimeMap.tsx'

const sorts = ['hours', 'euro', 'co2', 'changes', 'name'] as const

export default function ExploreArticle({ model, page }: { model: ExploreModel; page: PageWords }) {
  const { lang, t } = page
  const words = t.explore
  return (
    <article
      data-explore={model.id}
      data-name={model.counts.town}
      data-heading={model.heading}
      data-around={t.home.around(model.counts.town)}
    >
      <Breadcrumb
        trail={[{ label: words.short, href: pathTo.explore(lang) }, { label: model.heading }]}
        page={page}
      />
      <h1 className="mt-3">{model.heading}</h1>
      <p className="explore-lead">{model.lead}</p>
      <div className="explore">
        <figure>
          <TimeMap map={model.timeMap} alt={`${words.timeMapAlt(model.counts.town)} ${words.timeMapList}`} />
          <figcaption>
            <p className="explore-modes">
              {model.timeMap.dots.map(({ mode }) => (
                <span key={mode} className={`dot mode-${mode}`}>
                  {t.transport.modes[mode]}
                </span>
              ))}
              <output className="needs-js" data-near />
            </p>
            <p>{words.reading}</p>
          </figcaption>
        </figure>
        <div>
          <Filters count={model.count} page={page} />
          <figure>
            <div className="plain-box" data-script="explore">
              <PlainMap map={model.plainMap} alt={words.plainMapAlt(model.counts.town)} />
            </div>
            <figcaption>
              <output className="needs-js" data-chosen /> <span>{model.plainMap.note}</span>
            </figcaption>
          </figure>
        </div>
      </div>
      <section className="section" aria-labelledby="list">
        <div className="towns-title">
          <h2 id="list">{words.list}</h2>
          <label className="needs-js no-print">
            {words.filter.sort}
            <select className="explore-select" name="sort" form="filters" data-sort data-script="explore">
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {words.filter.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="text-sm text-muted">
          {words.listNote} {t.common.listFiguresBrief}
        </p>
        <Destinations model={model} page={page} />
        {model.none && <p className="mt-4 text-sm text-muted">{model.none}</p>}
      </section>
    </article>
  )
}
