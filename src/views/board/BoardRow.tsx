// One option of the board.
import { isDriven } from '#catalogue/mode.ts'
import type { BoardCell, BoardModel, BoardRowModel } from '#models/on-request/board-model.ts'
import { DayLine } from './DayLine.tsx'
import { CellFigure, RichText } from './Figures.tsx'

interface Props {
  row: BoardRowModel
  board: BoardModel
  /** what stands before the name of an icon: its file, or "#i-" in a page with the drawings */
  icons: string
}

function Cell({ cell, board }: { cell: BoardCell; board: BoardModel }) {
  const { key, label, figure, note, basis, level } = cell
  return (
    <div className={`board-${key}`}>
      <span className="board-label">{label}</span>
      {board.isEstimate && (
        <span className="text-muted" aria-hidden="true">
          ≈{'\u00a0'}
        </span>
      )}
      <CellFigure figure={figure} lang={board.lang} className="board-figure" />
      {(note || basis) && (
        <p className={level ? `board-note dot co2-${level}` : 'board-note'}>
          {note && (
            <span>
              <RichText text={note} lang={board.lang} />
            </span>
          )}
          {note && basis ? ` · ${basis}` : basis}
        </p>
      )}
    </div>
  )
}

/** Badges that move between rows when a plan changes; `data-badge` says which. */
function Badges({ row, board }: Omit<Props, 'icons'>) {
  const { best, greenest } = row
  if (!best && !greenest) return null
  return (
    <p className="board-badges">
      {best && (
        <span data-badge="best">
          <b className="badge text-accent">{best.label}</b>{' '}
          <span>
            <RichText text={best.because} lang={board.lang} />
          </span>
        </span>
      )}{' '}
      {greenest && (
        <span data-badge="greenest" className={greenest.isLow ? 'badge co2-low' : 'badge text-muted'}>
          <span aria-hidden="true">{greenest.short}</span>
          <span className="sr-only">{greenest.long}</span>
        </span>
      )}
    </p>
  )
}

function Amenities({ row, board, icons }: Props) {
  return (
    <ul className="amenities" aria-label={board.words.amenities}>
      {row.amenities.map(({ key, label }) => (
        <li key={key}>
          <svg className="icon" aria-hidden="true">
            <use href={icons + key} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

function Actions({ row, board: { words } }: Omit<Props, 'icons'>) {
  const { book, mode, modeName, operators } = row
  const label = isDriven(mode) ? operators : `${modeName}, ${operators}`
  const opens = { command: 'show-modal', commandfor: row.id }
  if (!book && !row.hasDetails) return null
  return (
    <div className="board-action no-print">
      {row.hasDetails && (
        <button className="button-quiet needs-js" type="button" {...opens}>
          {words.details}
          <span className="sr-only">{`${words.colon}${label}`}</span>
        </button>
      )}
      {book && (
        <a className="board-book" href={book.href} target="_blank" rel={book.rel}>
          {book.text}
          <span className="sr-only">{` ${book.note}`}</span>
        </a>
      )}
    </div>
  )
}

export function BoardRow({ row, board, icons }: Props) {
  const { mode, ends, via, notes } = row
  // the board of estimates has no part of the page above it
  const Heading = board.isEstimate ? 'h3' : 'h4'
  return (
    <li className="board-row" data-row={row.facts} data-best={row.best?.figures}>
      <Badges row={row} board={board} />
      <div className="board-mode">
        <svg className={`mode-icon mode-${mode}`} aria-hidden="true">
          <use href={icons + mode} />
        </svg>
        {row.isNight && (
          <svg className={`mode-icon mode-${mode}`} aria-hidden="true">
            <use href={`${icons}moon`} />
          </svg>
        )}
        <Heading>{row.modeName}</Heading>
      </div>
      {row.operators && <p className="board-note board-who">{row.operators}</p>}
      <div className="board-journey">
        <DayLine line={row.line} />
        {ends && (
          <p className="board-ends">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        )}
        {notes.length > 0 && (
          <p className="board-note">
            {notes.join(' · ')}
            {via && <span className={row.line.labels.length > 0 ? 'sr-only' : undefined}>{` · ${via}`}</span>}
          </p>
        )}
        {row.amenities.length > 0 && <Amenities row={row} board={board} icons={icons} />}
      </div>
      {row.cells.map((cell) => (
        <Cell key={cell.key} cell={cell} board={board} />
      ))}
      <Actions row={row} board={board} />
    </li>
  )
}
