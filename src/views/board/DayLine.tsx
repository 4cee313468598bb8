// An option on the common scale of hours: ways and waiting pale, rides in the hue of their mode, changes as gaps.
import type { RowLine } from '#models/on-request/board-model.ts'

export function DayLine({ line }: { line: RowLine }) {
  const { parts, nights, labels, modes, cut } = line
  let ride = 0
  return (
    <svg className={labels.length > 0 ? 'line line-named' : 'line'} aria-hidden="true">
      <use href="#hours" />
      {nights.map(({ x, width }) => (
        <rect key={x} className="line-night" x={`${x}%`} width={`${width}%`} />
      ))}
      {parts.map(({ kind, x, width }, index) => {
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
            key={index}
            className={kind === 'ride' ? `mode-${modes[ride++]}` : `line-${kind}`}
            x={`${x}%`}
            width={`${width}%`}
          />
        )
      })}
      {cut !== undefined && (
        <text className="line-cut" x={`${cut}%`} y="10">
          {'//'}
        </text>
      )}
      {labels.map(({ x, anchor, text, gap }) => (
        <text
          key={gap}
          data-gap={gap}
          x={`${x}%`}
          y="25"
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
