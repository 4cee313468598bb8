// Maps drawn at build: as the functions draw them, with the rivers, lakes and borders that a build packs.
import { describe, expect, it } from 'vitest'
import { packInland } from '#compiler/land/inland.ts'
import { packBase } from '#compiler/land/world-base.ts'
import { unpackGround } from '#geo/land-base.ts'
import { drawMap } from '#geo/land-drawing.ts'
import { inBrief } from '#geo/map-room.ts'
import { drawAllOf, drawPlaces as drawAtBuild } from '#models/map-drawing.ts'
import { root } from '#tools/root.ts'
import { outlines } from '../fixtures/outlines.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const [madrid, warsaw] = [at(40.42, -3.7), at(52.23, 21.01)]

describe('the map of a route page', () => {
  it('agrees with that of the functions on where cities lie', () => {
    const ground = unpackGround({ base: packBase(), inland: packInland(root) })
    expect(drawAtBuild([madrid, warsaw]).points).toEqual(drawMap(ground, madrid, warsaw).points)
  })

  it('is the same both ways', () => {
    const { land, points } = drawAtBuild([warsaw, madrid])
    expect(drawAtBuild([madrid, warsaw])).toMatchObject({ land, points: [points[1], points[0]] })
  })
})

describe('lines inside the land', () => {
  it('leave coasts their room, and a nearly full page', () => {
    const fullness = (of: number) => drawAllOf([at(38.72, -9.14), warsaw], [], of).inland
    expect(Object.values(fullness(20)).join('').length).toBeLessThanOrEqual(inBrief(20).longestInland)
    expect(fullness(30)).toEqual({})
  })

  it('begin with the border that the way crosses', () => {
    const { inland, points } = drawAllOf([at(46.2, 6.14), at(45.76, 4.84)], [], 8)
    const [first = []] = outlines(inland.borders ?? '')
    const nearest = Math.min(
      ...first.map(([x, y]) => Math.hypot(x - (points[0]?.x ?? 0), y - (points[0]?.y ?? 0))),
    )
    expect(nearest).toBeLessThan(60)
  })
})
