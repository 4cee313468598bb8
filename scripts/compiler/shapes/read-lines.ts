// Railway lines, neighbouring stations and sea lanes as files from outside the project; their lines make a net.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { SourceId } from '#catalogue/figure.ts'
import type { Point } from '#geo/distance.ts'
import { WrongData } from '../read/problems.ts'
import { addLine, emptyNet, joinEnds, joinNeighbours, type LineNet } from './line-net.ts'

/** Publications by what the files call them; lines of others are left out: Ireland's have no licence. */
const lineSources: Readonly<Record<string, SourceId>> = {
  'OpenStreetMap 2021-03': 'openstreetmap-rail-2021',
  'OpenStreetMap, by UK2GTFS-data 2024-01': 'openstreetmap-rail-gb-2024',
}
const edgeSources: Readonly<Record<string, SourceId>> = {
  'fr-sncf-2025-11': 'sncf-trains-2025-11',
  'de-fernverkehr-2026-04': 'gtfs-de-2026',
  'es-renfe-2026-08': 'renfe-gtfs-2026-08',
  'eurostar-2026-08': 'eurostar-gtfs-2026',
  'it-tuscany-2026-01': 'tuscany-gtfs-2026',
  'ch-sbb-lines-2025': 'sbb-lines-2025',
  'sk-zssk-2025-02': 'zssk-gtfs-2025-02',
}
const seaSource: SourceId = 'eurostat-searoute-2022'

/** Railways below and across the sea that extracts by country lack; where they leave the land: latitude, longitude, twice. */
const seaCrossings: readonly (readonly [
  what: string,
  lat: number,
  lng: number,
  toLat: number,
  toLng: number,
])[] = [
  ['Channel Tunnel', 51.097, 1.156, 50.922, 1.781],
  ['Øresund bridge', 55.63, 12.67, 55.565, 12.93],
  ['Great Belt', 55.347, 11.11, 55.313, 10.8],
]
const ownSource: SourceId = 'waymark-editors'

/** A station this far from a line lies on it, and lines whose ends lie this near are joined, kilometres. */
const joinedKm = 0.7
/** The end of a line is joined to the next one this far away, kilometres. */
const holeKm = 6

const position = z.tuple([z.number(), z.number()])
const linesSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ source: z.string().optional() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
        z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) }),
      ]),
    }),
  ),
})
const edgesSchema = z.array(
  z.object({
    source: z.string(),
    fromLat: z.coerce.number(),
    fromLng: z.coerce.number(),
    toLat: z.coerce.number(),
    toLng: z.coerce.number(),
  }),
)

/** @throws WrongData naming the file that cannot be read */
function parsed<T>(path: string, schema: z.ZodType<T>, read: (text: string) => unknown): T {
  try {
    return schema.parse(read(readFileSync(path, 'utf8')))
  } catch (error) {
    const what = `cannot be read: ${(error as Error).message.split('\n')[0]}.`
    throw new WrongData([{ where: path, what, remedy: 'Name the file as data/README.md describes it.' }])
  }
}

const readLines = (path: string) => parsed(path, linesSchema, JSON.parse).features

const pointsOf = (line: readonly (readonly [number, number])[]): Point[] =>
  line.map(([lng, lat]) => ({ lat, lng }))

/**
 * The net of railways: lines as GeoJSON with the `source` of each, and a CSV of neighbouring stations.
 * @throws WrongData
 */
export function readRailNet(linesPath: string, edgesPath: string): LineNet {
  const net = emptyNet()
  for (const { properties, geometry } of readLines(linesPath)) {
    const source = lineSources[properties.source ?? '']
    if (source === undefined) continue
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
    for (const line of lines) addLine(net, pointsOf(line), source)
  }
  const rows = parsed(edgesPath, edgesSchema, (text) => parse(text, { columns: true }))
  for (const row of rows) {
    const source = edgeSources[row.source]
    if (source === undefined) continue
    const ends = [
      { lat: row.fromLat, lng: row.fromLng },
      { lat: row.toLat, lng: row.toLng },
    ]
    addLine(net, ends, source)
  }
  for (const [, lat, lng, toLat, toLng] of seaCrossings)
    addLine(
      net,
      [
        { lat, lng },
        { lat: toLat, lng: toLng },
      ],
      ownSource,
    )
  joinEnds(net, holeKm)
  joinNeighbours(net, joinedKm)
  return net
}

/** The net of sea lanes, a GeoJSON of lines. @throws WrongData */
export function readSeaNet(path: string): LineNet {
  const net = emptyNet()
  for (const { geometry } of readLines(path)) {
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
    for (const line of lines) addLine(net, pointsOf(line), seaSource)
  }
  return net
}
