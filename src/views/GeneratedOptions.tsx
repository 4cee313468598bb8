// Options of a generated route as rows of the board; every figure is marked as an estimate.
import { formatDuration, formatMoneyRange } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardCell } from '#models/on-request/board-columns.ts'
import type { GeneratedModel, GeneratedOption } from '#models/on-request/generated-model.ts'
import { ModeIcon } from './Icon.tsx'

/** Precedes every figure of the page; the word "estimate" is beside them. */
const About = () => (
  <span className="text-muted" aria-hidden="true">
    ≈{'\u00a0'}
  </span>
)

function CellFigure({ figure, lang }: { figure: BoardCell['figure']; lang: Language }) {
  if (!('price' in figure))
    return (
      <span className="figure board-figure">
        {'minutes' in figure ? formatDuration(figure.minutes, lang) : figure.text}
      </span>
    )
  const { low, high } = figure.price
  return (
    <data className="money figure board-figure" value={low} data-high={high}>
      {formatMoneyRange(low, high, 'EUR', lang)}
    </data>
  )
}

function Cell({ cell, model }: { cell: BoardCell; model: GeneratedModel }) {
  const { key, label, figure, note } = cell
  const Box = note ? 'div' : 'p'
  return (
    <Box className={`board-${key}`}>
      <span className="sr-only">
        {label}
        {model.words.colon}
      </span>
      <About />
      <CellFigure figure={figure} lang={model.lang} />
      {note && <p className={note.level ? `board-note dot co2-${note.level}` : 'board-note'}>{note.text}</p>}
    </Box>
  )
}

function OptionRow({ option, model }: { option: GeneratedOption; model: GeneratedModel }) {
  return (
    <li className="board-row board-plain">
      <div className="board-mode">
        <ModeIcon mode={option.mode} />
        <h3>{option.name}</h3>
      </div>
      <div className="board-journey">
        <svg className="strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={`mode-${option.mode}`}
            width={Math.max(6, Math.round((option.minutes / model.longest) * 1000))}
            height="10"
          />
        </svg>
        <p className="board-note">{option.note}</p>
      </div>
      {option.cells.map((cell) => (
        <Cell key={cell.key} cell={cell} model={model} />
      ))}
    </li>
  )
}

export function GeneratedOptions({ model }: { model: GeneratedModel }) {
  const { options, absences, words } = model
  return (
    <section className="mt-6" aria-labelledby="options">
      <h2 className="sr-only" id="options">
        {words.options}
      </h2>
      {options.length > 0 ? (
        <>
          <div className="board-head board-plain" aria-hidden="true">
            <span>{words.mode}</span>
            <span />
            {words.columns.map((label) => (
              <span key={label} className="board-head-figure">
                {label}
              </span>
            ))}
          </div>
          <ol>
            {options.map((option) => (
              <OptionRow key={option.mode} option={option} model={model} />
            ))}
          </ol>
        </>
      ) : (
        <p className="no-ways text-lg">{words.nothing}</p>
      )}
      {absences.map((text) => (
        <p key={text} className="mt-3 max-w-prose">
          {text}
        </p>
      ))}
      {options.length > 0 && (
        <p className="mt-2 text-xs text-muted">
          {words.boardNote} <span data-rates-note hidden />
        </p>
      )}
    </section>
  )
}
