// Checks of lakes and rivers: they lie where maps of Europe show land, and a lake has a closed shore.
import { europe } from '#geo/europe.ts'
import { unpackLine } from '#geo/shape-line.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

const remedy = 'Pack its points anew with packLine of src/geo/shape-line.ts.'

export function checkWater({ water }: Pick<Network, 'water'>, problems: Problems): void {
  for (const { where, id, kind, line } of water) {
    const points = unpackLine(line)
    const isOutside = points.some(
      ({ lat, lng }) => lat < europe.south || lat > europe.north || lng < europe.west || lng > europe.east,
    )
    if (isOutside) problems.add(where, `"${id}" leaves Europe.`, remedy)
    const [first, last] = [points[0], points.at(-1)]
    const isClosed = points.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng
    if (kind === 'lake' && !isClosed) problems.add(where, `the shore of "${id}" is not closed.`, remedy)
    if (kind === 'river' && points.length < 2) problems.add(where, `"${id}" has no length.`, remedy)
  }
}
