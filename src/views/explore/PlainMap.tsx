// The towns of a list on the ordinary map, with the same dots, and the lines of direct trains and ships.
import type { ExploreModel } from '#models/on-request/explore-page.ts'
import Ground from '../Ground.tsx'

export default function PlainMap({ map, alt }: { map: ExploreModel['plainMap']; alt: string }) {
  const { width, height, land, inland, middle, lines, dots } = map
  return (
    <svg className="plain-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      <Ground land={land} inland={inland} />
      {lines.map(({ mode, path }) => (
        <path key={mode} className={`plain-way mode-${mode}`} d={path} />
      ))}
      {dots.map(({ mode, path }) => (
        <path key={mode} className={`mode-${mode}`} d={path} />
      ))}
      <circle className="time-middle" cx={middle.x} cy={middle.y} r="4" />
    </svg>
  )
}
