// The ways of a generated route as rows of the board, every figure marked as an estimate.
import type { GeneratedModel, GeneratedOption } from '#models/on-request/generated-model.ts'
import { ModeIcon } from './Icon.tsx'

/** Before every figure of this page; "estimate" stands beside them in words. */
const About = () => (
  <span className="text-muted" aria-hidden="true">
    ≈{'\u00a0'}
  </span>
)

function OptionRow({
  option,
  longest,
  words,
}: {
  option: GeneratedOption
  longest: number
  words: GeneratedModel['words']
}) {
  const { columns, estimate, colon } = words
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
            width={Math.max(6, Math.round((option.minutes / longest) * 1000))}
            height="10"
          />
        </svg>
        <p className="board-note">{option.note}</p>
      </div>
      <p className="board-time">
        <span className="sr-only">
          {columns.time}
          {colon}
        </span>
        <About />
        <span className="figure board-figure">{option.time}</span>
      </p>
      <div className="board-price">
        <span className="sr-only">
          {columns.price}
          {colon}
        </span>
        <About />
        <data className="money figure board-figure" value={option.low} data-high={option.high}>
          {option.price}
        </data>
        <p className="board-note">{estimate}</p>
      </div>
      <div className="board-co2">
        <span className="sr-only">
          {columns.co2}
          {colon}
        </span>
        <About />
        <span className="figure board-figure">{option.co2}</span>
        <p className={`board-note dot co2-${option.co2Level}`}>{option.co2Word}</p>
      </div>
    </li>
  )
}

export function GeneratedOptions({ model }: { model: GeneratedModel }) {
  const { options, longest, absences, words } = model
  return (
    <section className="mt-6" aria-labelledby="options">
      <h2 className="sr-only" id="options">
        {words.options}
      </h2>
      {options.length > 0 ? (
        <>
          <div className="board-head board-plain" aria-hidden="true">
            <span>{words.columns.mode}</span>
            <span />
            <span className="board-head-figure">{words.columns.time}</span>
            <span className="board-head-figure">{words.columns.price}</span>
            <span className="board-head-figure">{words.columns.co2}</span>
          </div>
          <ol>
            {options.map((option) => (
              <OptionRow key={option.mode} option={option} longest={longest} words={words} />
            ))}
          </ol>
        </>
      ) : (
        <p className="no-ways py-6 text-lg">{words.nothing}</p>
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
