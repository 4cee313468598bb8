// What the page of tours says of a question: the form as it was sent, what was not understood, and the tour.
import type { TourModel } from '#models/on-request/tour-page.ts'
import type { PageWords } from '../page-words.ts'
import { TourForm } from './TourForm.tsx'
import { TourPlan } from './TourPlan.tsx'

export interface TourProps {
  model: TourModel
  page: PageWords
  /** a tour to look at below an empty form */
  example?: TourModel
}

export default function Tour({ model, page, example }: TourProps) {
  const { t } = page
  const shown = example ?? model
  const form = <TourForm model={model} page={page} />
  return (
    <div className="tour" data-tour={model.query}>
      {!example && model.problems.length > 0 && (
        <div role="status">
          <ul className="tour-problems">
            {model.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {model.plan ? (
        <details className="tour-change no-print" open={model.problems.length > 0}>
          <summary>{t.tour.change}</summary>
          {form}
        </details>
      ) : (
        <div className="no-print">{form}</div>
      )}
      {shown.plan && (
        <div data-example={example ? '' : undefined}>
          <TourPlan model={shown} plan={shown.plan} page={page} isExample={example !== undefined} />
        </div>
      )}
    </div>
  )
}
