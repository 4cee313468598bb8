// A drawn map: of catalogue routes and pages of content at build, of generated routes on request.
import type { DrawnMap } from '#models/on-request/map-marks.ts'
import Ground from './Ground.tsx'

export default function MapDrawing({ map, alt }: { map: DrawnMap; alt: string }) {
  const { width, height, land, inland, others, byMode = [], way, straight, marks } = map
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" role="img" aria-label={alt}>
      <Ground land={land} inland={inland} />
      {others && <path className="map-ways" d={others} />}
      {byMode.map(({ mode, path }) => (
        <path key={mode} className={`map-way map-many mode-${mode}`} d={path} />
      ))}
      {way && <path className={way.mode ? `map-way mode-${way.mode}` : 'map-way'} d={way.path} />}
      {straight && <path className="map-way map-straight" d={straight} />}
      {marks.map(({ x, y, radius, label, name, spot }) => (
        <g key={`${label} ${name}`} transform={`translate(${x} ${y})`}>
          <g>
            <circle r={radius} />
            {label && (
              <text className="map-letter" y="2.8">
                {label}
              </text>
            )}
            {spot && (
              <text
                className="map-label"
                x={spot.dx || undefined}
                y={spot.dy}
                textAnchor={spot.anchor === 'middle' ? undefined : spot.anchor}
              >
                {name}
              </text>
            )}
          </g>
        </g>
      ))}
    </svg>
  )
}
