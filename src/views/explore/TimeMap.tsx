// The time map as a picture: rings of hours, dots by mode, names beside them. Positions are per cent of the drawing, texts have
// the size of the page's, so that names stay readable on a phone.

import type { FixedText } from '#geo/time-map.ts'
import { edgeRadius, middleRadius, timeSide } from '#geo/time-map.ts'
import type { TimeMapModel } from '#models/on-request/time-map.ts'

const percent = (units: number) => `${units / 10}%`
const middle = timeSide / 2

const Name = ({
  label: { x, y, name, spot },
  className,
}: {
  label: FixedText
  className: string | undefined
}) => (
  <text
    className={className}
    x={percent(x)}
    y={percent(y)}
    dx={spot.dx || undefined}
    dy={spot.dy}
    textAnchor={spot.anchor === 'middle' ? undefined : spot.anchor}
  >
    {name}
  </text>
)

export default function TimeMap({ map, alt }: { map: TimeMapModel; alt: string }) {
  const { rings, night, fixed, dots, names } = map
  const [town, ...hours] = fixed
  return (
    <svg className="time-map" data-script="explore" role="img" aria-label={alt}>
      <svg aria-hidden="true" viewBox={`0 0 ${timeSide} ${timeSide}`}>
        <circle className="time-sheet" cx={middle} cy={middle} r={edgeRadius} />
        {rings.map((radius) => (
          <circle key={radius} cx={middle} cy={middle} r={Math.round(radius)} />
        ))}
        <circle className="time-night" cx={middle} cy={middle} r={Math.round(night)} />
        {dots.map(({ mode, path }) => (
          <path key={mode} className={`mode-${mode}`} d={path} />
        ))}
      </svg>
      <g className="time-hours">
        {hours.map((text) => (
          <Name key={text.name} label={text} className={undefined} />
        ))}
      </g>
      <g className="time-names" data-names>
        {names.map((label) => (
          <Name
            key={label.name}
            label={label}
            className={label.room > 0 ? `room-${label.room}` : undefined}
          />
        ))}
      </g>
      <circle className="time-middle" cx="50%" cy="50%" r={middleRadius} />
      {town && <Name label={town} className="time-town" />}
    </svg>
  )
}
