// The options of a route as a board, and what stands below it.
import { isDriven } from '#catalogue/mode.ts'
import BoardView from '../board/Board.tsx'
import { Duration } from '../board/Figures.tsx'
import { Icon } from '../ui/Icons.tsx'
import { Money } from '../ui/Money.tsx'
import type { SectionProps } from './section.ts'

/** Pairs of airports below the board, a line each, opened by a visitor and by print (D159). */
function FoldedRows({ model: { folded }, page: { lang, icons } }: SectionProps) {
  if (!folded) return null
  return (
    <div className="faq">
      <details>
        <summary>
          {folded.title}
          <Icon name="chevron" icons={icons} />
        </summary>
        <ul className="steps" data-more="">
          {folded.rows.map(({ ends, facts, row, minutes, low }) => (
            <li key={ends} data-row={row}>
              <b>{ends}</b>
              <p>
                <span className="figure">
                  <Duration minutes={minutes} lang={lang} />
                </span>
                {' · '}
                <Money low={low} lang={lang} />
                {` · ${facts}`}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

export function BoardSection({ model, page }: SectionProps) {
  return (
    <>
      <BoardView board={model.board} icons={page.icons} />
      <FoldedRows model={model} page={page} />
    </>
  )
}

/** What the figures of the board say and do not say. */
export function BoardNotes({ model: { ended, cards }, page: { t } }: SectionProps) {
  const drives = cards.some((card) => isDriven(card.mode))
  return (
    <>
      {ended && <p className="mt-2 text-sm">{ended}</p>}
      <p className="mt-2 text-xs text-muted">
        {`${t.route.allInNote} ${t.route.boardNote(drives, true)} `}
        <span data-rates-note="" hidden />
      </p>
    </>
  )
}
