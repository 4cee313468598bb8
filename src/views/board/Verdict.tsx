// The verdict: a sentence, and three figures with their labels. Scripts rewrite both when a plan changes.
import type { Language } from '#lib/languages.ts'
import type { Verdict as Model } from '#models/verdict.ts'
import { CellFigure, RichText } from './Figures.tsx'

export default function Verdict({ verdict, lang }: { verdict: Model; lang: Language }) {
  return (
    <div className="verdict">
      <p data-verdict>
        <RichText text={verdict.sentence} lang={lang} />
      </p>
      <dl>
        {verdict.figures.map(({ kind, label, mode, name, figure }) => (
          <div key={kind} data-leader={kind}>
            <dt>{label}</dt>
            <dd>
              <CellFigure figure={figure} lang={lang} className="board-figure" />
              <span className={`mode-${mode}`}>{name}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
