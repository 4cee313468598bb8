// The small map of two places, as the functions draw it.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packInland } from '#compiler/land/inland.ts'
import { packBase } from '#compiler/land/world-base.ts'
import { unpackGround } from '#geo/land-base.ts'
import { drawMap, type MapDrawing } from '#geo/land-drawing.ts'
import { isInside } from '#geo/land-ring.ts'
import { inFull } from '#geo/map-room.ts'
import { root } from '#tools/root.ts'
import { outlines } from '../fixtures/outlines.ts'

const base = packBase()
const inland = packInland(root)
const ground = unpackGround({ base, inland })
const at = (lat: number, lng: number) => ({ lat, lng })

const places = {
  Madrid: at(40.42, -3.7),
  Warsaw: at(52.23, 21.01),
  London: at(51.51, -0.13),
  'New York': at(40.71, -74.01),
  Tokyo: at(35.69, 139.69),
  'Los Angeles': at(34.05, -118.24),
  Auckland: at(-36.85, 174.76),
  Santiago: at(-33.45, -70.67),
  Reykjavík: at(64.14, -21.9),
  Oslo: at(59.91, 10.75),
  Augsburg: at(48.37, 10.9),
  Friedberg: at(48.35, 10.98),
  'Cape Town': at(-33.93, 18.42),
  Longyearbyen: at(78.22, 15.65),
  Ushuaia: at(-54.8, -68.3),
  Athens: at(37.98, 23.73),
  Fira: at(36.42, 25.43),
  Valletta: at(35.9, 14.51),
  Tunis: at(36.8, 10.18),
  Kongsberg: at(59.66, 9.65),
  Winnipeg: at(49.88, -97.15),
  Suva: at(-18.14, 178.44),
  Apia: at(-13.83, -171.77),
}
type Name = keyof typeof places
const draw = (one: Name, other: Name) => drawMap(ground, places[one], places[other])
const pairs: [Name, Name][] = [
  ['Madrid', 'Warsaw'],
  ['London', 'New York'],
  ['Tokyo', 'Los Angeles'],
  ['Los Angeles', 'Tokyo'],
  ['Auckland', 'Santiago'],
  ['Reykjavík', 'Oslo'],
  ['Augsburg', 'Friedberg'],
  ['Reykjavík', 'Cape Town'],
  ['Longyearbyen', 'Ushuaia'],
  ['Athens', 'Fira'],
  ['Valletta', 'Tunis'],
  ['Kongsberg', 'Winnipeg'],
  ['Suva', 'Apia'],
]

const isOnLand = ({ land }: MapDrawing, { x, y }: { x: number; y: number }) =>
  isInside(outlines(land), x + 0.01, y + 0.01)

describe('a small map', () => {
  it.each(pairs)('of %s and %s shows both, apart, in the middle band', (one, other) => {
    const { width, height, points } = draw(one, other)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(40)
      expect(x).toBeLessThanOrEqual(width - 40)
      expect(y).toBeGreaterThanOrEqual(140)
      expect(y).toBeLessThanOrEqual(height - 140)
    }
    expect(Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y)).toBeGreaterThan(20)
  })

  it.each(pairs)('of %s and %s is at most 2.6 KB of whole steps inside the frame', (one, other) => {
    const { land, width, height } = draw(one, other)
    expect(land.length).toBeLessThanOrEqual(2600)
    expect(land).toMatch(/^(M-?\d+ -?\d+l-?\d+( |(?=-))-?\d+(( |(?=-))-?\d+( |(?=-))-?\d+)+z)+$/)
    for (const [x, y] of outlines(land).flat()) {
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(width / 2 + 4)
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(height / 2 + 4)
    }
  })

  it.each([
    ['Tokyo', 'Los Angeles', 1],
    ['Los Angeles', 'Tokyo', -1],
    ['Auckland', 'Santiago', 1],
    ['London', 'New York', -1],
    ['Suva', 'Apia', 1],
  ] as const)('of %s and %s goes the short way around the globe', (one, other, direction) => {
    const [a, b] = draw(one, other).points
    expect(Math.sign(b.x - a.x)).toBe(direction)
  })

  it.each(['Madrid', 'Warsaw', 'Oslo', 'Winnipeg', 'Augsburg'] as const)('puts %s on land', (name) => {
    const other = name === 'Winnipeg' ? 'New York' : 'London'
    const drawing = draw(name, other)
    expect(isOnLand(drawing, drawing.points[0])).toBe(true)
  })

  it('draws the small islands people live on', () => {
    for (const [lat, lng] of [
      [35.93, 14.42],
      [36.4, 25.43],
      [62.1, -7.0],
      [57.5, 18.5],
      [-17.8, 178],
    ] as const) {
      const drawing = drawMap(ground, at(lat, lng), at(lat + 0.3, lng + 0.3))
      expect(outlines(drawing.land).flat().length, `${lat} ${lng}`).toBeGreaterThan(3)
    }
  })

  it('shows land on both sides of 180°', () => {
    const [tokyo, losAngeles] = draw('Tokyo', 'Los Angeles').points
    const drawing = draw('Tokyo', 'Los Angeles')
    expect(isOnLand(drawing, { x: tokyo.x - 32, y: tokyo.y - 20 })).toBe(true)
    expect(isOnLand(drawing, { x: losAngeles.x + 30, y: losAngeles.y - 10 })).toBe(true)
    expect(isOnLand(drawing, { x: 180, y: 200 })).toBe(false)
  })

  it('shows at least 60 km from side to side', () => {
    const [a, b] = draw('Augsburg', 'Friedberg').points
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(50)
    expect(drawMap(ground, places.Augsburg, places.Augsburg).points[0]).toEqual({ x: 180, y: 200 })
  })

  it('is the same both ways', () => {
    expect(draw('Warsaw', 'Madrid').land).toBe(draw('Madrid', 'Warsaw').land)
  })
})

describe('lines inside the land', () => {
  const lisbonToWarsaw = { one: at(38.72, -9.14), other: at(52.23, 21.01) }
  const large = drawMap(ground, lisbonToWarsaw.one, lisbonToWarsaw.other).inland

  it('are borders, rivers and lakes of Europe, in whole steps', () => {
    for (const path of [large.borders, large.rivers])
      expect(path).toMatch(/^(M-?\d+ -?\d+l-?\d+( |(?=-))-?\d+(( |(?=-))-?\d+( |(?=-))-?\d+)*)+$/)
    expect(large.lakes).toMatch(/^(M[^z]+z)+$/)
  })

  it('leave coasts their room', () => {
    const length = Object.values(large).join('').length
    expect(length).toBeGreaterThan(900)
    expect(length).toBeLessThanOrEqual(inFull.longestInland)
  })

  it('are not drawn where the map shows more than they know', () => {
    expect(draw('Augsburg', 'Friedberg').inland).toEqual({})
  })

  it('are none of borders that no country of the European Union knows', () => {
    const onCrimea = drawMap(ground, at(45.6, 34.2), at(46.6, 33.6)).inland
    expect(onCrimea.borders).toBeUndefined()
    expect(drawMap(ground, at(35.34, 33.3), at(34.68, 33.04)).inland.borders ?? '').toBe('')
  })

  it('weigh at most 12 KB on the way', () => {
    expect(gzipSync(JSON.stringify(inland)).length).toBeLessThanOrEqual(12_000)
  })
})

describe('the base of small maps', () => {
  it('is at most 60 KB on the way', () => {
    expect(gzipSync(JSON.stringify(base)).length).toBeLessThanOrEqual(60_000)
  })
})
