// Shapes as files of data/shapes, one for each licence.
import { licencePrefix } from '#catalogue/call.ts'
import type { Source, SourceId } from '#catalogue/figure.ts'
import { strictestLicence } from '#catalogue/licences.ts'
import type { Service } from '#catalogue/service.ts'
import type { Point } from '#geo/distance.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { packLine } from '#geo/shape-line.ts'
import { WrongData } from '../read/problems.ts'
import type { NetWay } from './line-net.ts'

/** How far a stored line may pass by the way found, degrees of latitude: half a kilometre, a pixel of the largest map. */
const tolerance = 0.0045
/** Lines that only our own services show. */
const ownSource: SourceId = 'waymark-editors'
const header = 'from,to,services,km,gapKm,sources,asOf,line'

/** The line of services between the same stops. */
export interface FoundShape {
  services: readonly Service[]
  way: NetWay
}

export interface ShapeFile {
  /** below the project: data/shapes/odbl-1.0.csv */
  file: string
  text: string
}

/** A way with the points that a map shows. */
export function simplified(points: readonly Point[]): Point[] {
  const narrow = Math.cos(((points[0] as Point).lat * Math.PI) / 180)
  const line = simplifyLine(
    points.flatMap(({ lat, lng }) => [lat, lng * narrow]),
    () => tolerance,
  )
  return Array.from({ length: line.length / 2 }, (_, index) => ({
    lat: line[2 * index] as number,
    lng: (line[2 * index + 1] as number) / narrow,
  }))
}

function licenceOf(sources: readonly SourceId[], all: ReadonlyMap<SourceId, Source>): string {
  const licence = strictestLicence(sources.map((id) => all.get(id)?.licence ?? ''))
  if (licence) return licence
  const what = `${sources.join(', ')}: a licence that no line may be made from.`
  throw new WrongData([{ where: 'data/sources', what, remedy: 'Leave these lines out.' }])
}

const sourcesOf = ({ sources }: NetWay) => (sources.length > 0 ? [...sources].sort() : [ownSource])

function rowOf({ services, way }: FoundShape, all: ReadonlyMap<SourceId, Source>): string {
  const [first] = services as [Service]
  const sources = sourcesOf(way)
  const asOf = sources.map((id) => all.get(id)?.asOf ?? '').sort()[0]
  return [
    ...[first.from, first.to, services.map(({ id }) => id).join(' ')],
    ...[Math.round(way.km), Math.round(way.gapKm), sources.join(' '), asOf],
    packLine(simplified(way.points)),
  ].join(',')
}

/** Rows by licence, as text. @throws WrongData for a source whose licence does not allow it */
export function shapeFiles(found: readonly FoundShape[], all: ReadonlyMap<SourceId, Source>): ShapeFile[] {
  const byLicence = Map.groupBy(found, ({ way }) => licenceOf(sourcesOf(way), all))
  return [...byLicence].map(([licence, shapes]) => ({
    file: `data/shapes/${licencePrefix({ licence })}.csv`,
    text: [
      `# Lines that trains and ships follow, under ${licence}. Written by npm run data -- shapes.`,
      header,
      ...shapes.map((shape) => rowOf(shape, all)).sort(),
      '',
    ].join('\n'),
  }))
}
