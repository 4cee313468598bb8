// Options of a generated route: the board with every figure marked as an estimate.
import type { GeneratedModel } from '#models/on-request/generated-model.ts'
import Board from './board/Board.tsx'

export function GeneratedOptions({ model }: { model: GeneratedModel }) {
  const { board, absences, words } = model
  const hasRows = board.rows.length > 0
  return (
    <section className="mt-6" aria-labelledby="options">
      <h2 className="sr-only" id="options">
        {words.options}
      </h2>
      {hasRows ? <Board board={board} icons="#i-" /> : <p className="no-ways text-lg">{words.nothing}</p>}
      {absences.map((text) => (
        <p key={text} className="mt-3 max-w-prose">
          {text}
        </p>
      ))}
      {hasRows && <p className="mt-2 text-xs text-muted">{words.boardNote}</p>}
    </section>
  )
}
