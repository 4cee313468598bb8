// Drawn maps, and their marks with spots for their names, at build and on request.
import type { Mode } from '#catalogue/mode.ts'
import type { Inland } from '#geo/inland-drawing.ts'
import { type Mark, placeLabels, type Spot } from '#geo/label-places.ts'
import type { DrawnPoint } from '#geo/land-frame.ts'
import { discRadius, labelSize, mapViews } from '#geo/map-views.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryCity } from '#places/directory.ts'

export interface DrawnMark extends Pick<Mark, 'x' | 'y' | 'radius' | 'name'> {
  /** letter or number on the disc; empty for a plain one */
  label: string
  /** where the name stands; undefined for a name without room */
  spot: Spot | undefined
}

/** What a drawn map shows: land, ways, and marks whose names cover nothing. */
export interface DrawnMap {
  width: number
  height: number
  /** SVG path */
  land: string
  inland: Inland
  /** SVG path of the options that are not in front */
  others?: string
  /** the way in front, in the hue of its mode; without one, straight from point to point */
  way?: { mode?: Mode; path: string }
  /** ways between many towns, none of them in front */
  byMode?: readonly { mode: Mode; path: string }[]
  /** ways of which only the ends are known, dashed where the others are not */
  straight?: string
  marks: DrawnMark[]
}

/** The marks with spots for their names. @param lines that names keep clear of: x and y alternately */
export function withSpots(
  marks: readonly (Omit<DrawnMark, 'spot'> & Pick<Mark, 'isEnd'>)[],
  lines: readonly (readonly number[])[],
): DrawnMark[] {
  const spots = placeLabels({ marks, lines, size: labelSize, views: mapViews })
  return marks.map(({ isEnd, ...mark }, index) => ({ ...mark, spot: spots[index] }))
}

const mostTowns = 5

/** Marks of a generated route: both ends, then towns of the catalogue that show where the map is. */
export function generatedMarks(
  ends: readonly [DrawnPoint & { label: string; name: string }, DrawnPoint & { label: string; name: string }],
  towns: readonly (DrawnPoint & { city: DirectoryCity })[],
  lang: Language,
): DrawnMark[] {
  const [a, b] = ends
  const marks = [
    ...ends.map((end) => ({ ...end, radius: discRadius.lettered, isEnd: true })),
    ...towns.map(({ x, y, city }) => ({
      ...{ x, y, radius: discRadius.town, label: '' },
      name: city.names[lang],
    })),
  ]
  const named = withSpots(marks, [[a.x, a.y, b.x, b.y]])
  return named.filter(({ spot, label }) => label !== '' || spot).slice(0, ends.length + mostTowns)
}
