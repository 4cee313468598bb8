// Questions about the lines that maps draw, as load.ts asks those of everything else.
import type { LandFile } from '#geo/land-file.ts'
import { asked } from '#lib/reads.ts'
import { entry, entryIfAny, read } from './compiled-files.ts'
import type { FixedLink, FixedLinkId } from './fixed-link.ts'
import type { Mode } from './mode.ts'
import type { PlaceId } from './place.ts'
import { type Neighbours, roadPlaces } from './road-places.ts'
import type { Service, ServiceId } from './service.ts'
import { type CompiledShape, type DirectShapes, directKeys } from './shape.ts'

/** The line that a train or ship follows; undefined where none is known. */
export const shapeLine = asked('shapeLine', (id: ServiceId) => entryIfAny<CompiledShape>('shapes.json', id))
/** The lines of all trains that are known to follow them, each once. */
export const railwayLines = asked('railwayLines', () => {
  const services = read<Record<ServiceId, Pick<Service, 'mode'>>>('catalogue/services.json')
  const shapes = Object.entries(read<Record<ServiceId, CompiledShape>>('catalogue/shapes.json'))
  return [
    ...new Set(
      shapes.flatMap(([id, { kind, line }]) =>
        kind === 'true' && services[id]?.mode === 'train' ? line : [],
      ),
    ),
  ]
})
/** The line of a train or ship from one town to the other without a change; undefined where none is known. */
export const directShape = asked('directShape', (mode: Mode, from: PlaceId, to: PlaceId) => {
  const [first, second] = directKeys(mode, from, to)
  const service = entryIfAny<DirectShapes[string]>('direct-shapes.json', first)?.[second]
  return service && entryIfAny<CompiledShape>('shapes.json', service)
})
/** The towns that a train or ship with a known line joins to one without a change. */
export const directTowns = asked('directTowns', (town: PlaceId): readonly (readonly [Mode, PlaceId])[] =>
  Object.entries(read<DirectShapes>('catalogue/direct-shapes.json')).flatMap(([first, others]) => {
    const [mode, start] = first.split(' ') as [Mode, PlaceId]
    if (start === town) return Object.keys(others).map((other) => [mode, other] as const)
    return town in others ? [[mode, start] as const] : []
  }),
)
/** A tunnel or bridge that the line of a train passes. */
export const fixedLink = asked('fixedLink', (id: FixedLinkId) => entry<FixedLink>('fixed-links.json', id))
/** Places that the fastest road between two others passes, both included; empty where no road joins them. */
export const roadBetween = asked('roadBetween', (from: PlaceId, to: PlaceId) =>
  roadPlaces(from, to, read<Neighbours>('catalogue/roads.json')),
)
/** Borders, rivers and lakes for maps that a build draws. */
export const inlandLines = asked('inlandLines', () => read<LandFile>('server/land.json').inland)
