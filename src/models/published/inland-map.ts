// Lakes, rivers and railways below the ways of the movable map in Europe.
import { inlandLines, railwayLines } from '#catalogue/load-lines.ts'
import type { Point } from '#geo/distance.ts'
import { baseUnitsPerRadian, unpackBaseLine } from '#geo/land-base.ts'
import { project, unproject } from '#geo/land-drawing.ts'
import type { InlandMapFile } from '#geo/land-file.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { mergedLines } from '#geo/merged-lines.ts'
import { packLine, unpackLine } from '#geo/shape-line.ts'

/** How far a railway may pass by its line, hundredths of a degree of longitude: a pixel at the closest zoom. */
const tolerance = 0.7

/** Points of a line on the plane in radians. */
const pointsOf = (line: readonly number[]): Point[] =>
  Array.from({ length: line.length / 2 }, (_, at) =>
    unproject(line[2 * at] as number, line[2 * at + 1] as number),
  )

function railways(): string[] {
  const lines = railwayLines().map((line) =>
    unpackLine(line).flatMap(({ lat, lng }) => project(lng, lat).map((at) => at * baseUnitsPerRadian)),
  )
  return mergedLines(lines.sort((a, b) => b.length - a.length)).map((line) => {
    const simple = simplifyLine(line, () => tolerance)
    return packLine(pointsOf(simple.map((at) => at / baseUnitsPerRadian)))
  })
}

export function inlandMap(): InlandMapFile {
  const { rivers, lakes } = inlandLines()
  const repacked = (lines: readonly string[]) => lines.map((line) => packLine(pointsOf(unpackBaseLine(line))))
  return { rivers: repacked(rivers), lakes: repacked(lakes), railways: railways() }
}
