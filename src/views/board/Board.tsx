// The comparison board: head, scale of hours, one row an option. Drawn at build, and on request for estimates.
import type { BoardModel } from '#models/on-request/board-model.ts'
import { BoardRow } from './BoardRow.tsx'

/** Hours since leaving home; every line repeats the marks of `#hours`. */
function Hours({ board: { hours, words } }: { board: BoardModel }) {
  return (
    <div className="board-hours">
      {words.hours}
      <svg className="line" aria-hidden="true">
        <g id="hours">
          {hours.map(({ x }) => (
            <rect key={x} className="line-hour" x={`${x}%`} width="1" height="16" />
          ))}
        </g>
        {hours.map(({ x, text }) => (
          <text key={x} x={`${x}%`} y="11" textAnchor={x === 0 ? undefined : x > 96 ? 'end' : 'middle'}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

export default function Board({ board, icons }: { board: BoardModel; icons: string }) {
  return (
    <>
      <div className="board-head" aria-hidden="true">
        <span className="board-head-mode">{board.words.mode}</span>
        <Hours board={board} />
        {board.columns.map(({ key, label }) => (
          <span key={key} className="board-head-figure">
            {label}
          </span>
        ))}
      </div>
      <ol id="board" data-board>
        {board.rows.map((row) => (
          <BoardRow key={row.id} row={row} board={board} icons={icons} />
        ))}
      </ol>
    </>
  )
}
