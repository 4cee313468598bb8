// The form and the answer of the page of meetings, drawn the same at build, in functions and in browsers of hosts without them.
import type { MeetModel } from '#models/on-request/meet-page.ts'
import MapDrawing from '../MapDrawing.tsx'
import type { PageWords } from '../page-words.ts'
import { Icon } from '../ui/Icons.tsx'
import { MeetForm } from './MeetForm.tsx'
import { MeetRow } from './MeetRow.tsx'

interface Props {
  model: MeetModel
  page: PageWords
}

function Result({
  result,
  example,
  page,
}: {
  result: NonNullable<MeetModel['result']>
  example: MeetModel['example']
  page: PageWords
}) {
  const { t, icons } = page
  const { heading, intro, rows, more, map, ways, mapAlt, mapNote } = result
  return (
    <section className="section" aria-labelledby="meeting">
      {example && (
        <p className="text-sm text-muted">
          {t.meet.example} · <a href={example}>{t.meet.changeExample}</a>
        </p>
      )}
      <h2 id="meeting">{heading}</h2>
      <p className="mt-2 max-w-prose">{intro}</p>
      <div className="meet-found">
        <div>
          <ol className="meet-rows">
            {rows.map((row) => (
              <MeetRow key={row.id} row={row} page={page} />
            ))}
          </ol>
          {more.length > 0 && (
            <details className="meet-more">
              <summary>
                {t.meet.more(more.length)}
                <Icon name="chevron" icons={icons} />
              </summary>
              <ol className="meet-rows" start={rows.length + 1}>
                {more.map((row) => (
                  <MeetRow key={row.id} row={row} page={page} />
                ))}
              </ol>
            </details>
          )}
        </div>
        <figure className="map-figure narrow">
          <div className="map-box" data-ways={JSON.stringify(ways)}>
            <MapDrawing map={map} alt={mapAlt} />
          </div>
          <figcaption className="mt-1 text-xs text-muted">
            <span>{mapNote}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

export default function Meet({ model, page }: Props) {
  const { form, problems, notice, result, example } = model
  return (
    <div data-example={example && ''}>
      <MeetForm form={form} page={page} />
      {problems.length > 0 && (
        <div className="meet-problem" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {notice && <p className="mt-4 text-sm text-muted">{notice}</p>}
      {result && <Result result={result} example={example} page={page} />}
    </div>
  )
}
