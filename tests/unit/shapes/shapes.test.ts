// Lines of trains and ships: the net, what is true, and how lines are written.
import { describe, expect, it } from 'vitest'
import { strictestLicence } from '#catalogue/licences.ts'
import { type Neighbours, roadPlaces } from '#catalogue/road-places.ts'
import { fitsKm, isTrue } from '#catalogue/shape.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { addLine, emptyNet, joinEnds, joinNeighbours, wayOver } from '#compiler/shapes/line-net.ts'
import { ownCalls } from '#compiler/shapes/own-calls.ts'
import { simplified } from '#compiler/shapes/shape-files.ts'
import { haversineKm } from '#geo/distance.ts'
import { greatCircle } from '#geo/great-circle.ts'
import { packLine, unpackLine } from '#geo/shape-line.ts'
import { root } from '#tools/root.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const cheap = { from: 12, more: 0 }

describe('a net of lines', () => {
  /** A coast line in short steps from 50,0 to 50,2, and a direct stretch between its ends. */
  const net = () => {
    const made = emptyNet()
    addLine(
      made,
      Array.from({ length: 21 }, (_, step) => at(50 + (step % 2) * 0.02, step / 10)),
      'slow',
    )
    addLine(made, [at(50, 0), at(50, 2)], 'fast')
    return made
  }
  const ends = { from: at(50, 0), to: at(50, 2), reachKm: 1, mostKm: 400 }

  it('gives the shortest way, or one without gaps where gaps cost', () => {
    expect(wayOver({ net: net(), ...ends, gap: cheap })).toMatchObject({ sources: ['fast'] })
    const slow = wayOver({ net: net(), ...ends, gap: { from: 12, more: 2 } })
    expect(slow?.sources).toEqual(['slow'])
    expect(slow?.gapKm).toBeLessThan(8)
    expect(slow?.points).toHaveLength(23)
  })

  it('gives none where nothing leads, within the kilometres it may have', () => {
    expect(wayOver({ net: net(), ...ends, to: at(51, 2), gap: cheap })).toBeUndefined()
    expect(wayOver({ net: net(), ...ends, mostKm: 100, gap: cheap })).toBeUndefined()
  })

  it('joins lines that end just apart, and stations beside a line', () => {
    const made = emptyNet()
    addLine(made, [at(50, 0), at(50, 0.1)], 'a')
    addLine(made, [at(50, 0.14), at(50, 0.3)], 'b')
    const search = { net: made, from: at(50, 0), to: at(50, 0.3), reachKm: 1, mostKm: 60, gap: cheap }
    expect(wayOver(search)).toBeUndefined()
    joinNeighbours(made, 0.7)
    expect(wayOver(search)).toBeUndefined()
    joinEnds(made, 6)
    expect(wayOver(search)?.sources.toSorted()).toEqual(['a', 'b'])
  })
})

describe('a line is true', () => {
  it('when it is as long as the train says, and hardly longer', () => {
    expect(fitsKm({ km: 90 }, 100)).toBe(true)
    expect(fitsKm({ km: 84 }, 100)).toBe(false)
    expect(fitsKm({ km: 104 }, 100)).toBe(true)
    expect(fitsKm({ km: 106 }, 100)).toBe(false)
  })

  it('without a long straight stretch, in kilometres and beside its length', () => {
    expect(isTrue({ km: 400, gapKm: 60 }, 400)).toBe(true)
    expect(isTrue({ km: 400, gapKm: 61 }, 400)).toBe(false)
    expect(isTrue({ km: 100, gapKm: 41 }, 100)).toBe(false)
    expect(isTrue({ km: 10, gapKm: 10 }, 10)).toBe(true)
  })
})

describe('lines as text', () => {
  it('come back within a hundred metres, at four bytes a point', () => {
    const line = Array.from({ length: 100 }, (_, step) => at(50 + step / 37, -3 + step / 19))
    const text = packLine(line)
    expect(text).toMatch(/^3/)
    expect(text.length / line.length).toBeLessThan(5)
    for (const [index, point] of unpackLine(text).entries())
      expect(haversineKm(point, line[index] as (typeof line)[number])).toBeLessThan(0.1)
  })

  it('keep corners and both ends when simplified, and drop what lies between', () => {
    const line = [at(50, 0), at(50, 0.5), at(50, 1), at(50.5, 1.5)]
    expect(simplified(line).map(({ lat, lng }) => [lat, Number(lng.toFixed(6))])).toEqual([
      [50, 0],
      [50, 1],
      [50.5, 1.5],
    ])
  })

  it('have the licence of their strictest source, and none beside an unknown one', () => {
    expect(strictestLicence(['CC BY 4.0', 'ODbL 1.0'])).toBe('ODbL 1.0')
    expect(strictestLicence(['Licence Ouverte 2.0', 'CC BY 4.0'])).toBe('CC BY 4.0')
    expect(strictestLicence(['facts cited with credit', 'CC BY 4.0'])).toBeUndefined()
  })
})

describe('a great circle', () => {
  it('bends to the north between two points in the north, with steps of at most 150 km', () => {
    const line = greatCircle(at(38.77, -9.13), at(52.17, 20.97))
    expect(line[0]).toEqual(at(38.77, -9.13))
    expect(line.at(-1)).toEqual(at(52.17, 20.97))
    const steps = line.slice(1).map((point, index) => haversineKm(point, line[index] as typeof point))
    expect(Math.max(...steps)).toBeLessThan(150)
    const sum = steps.reduce((km, step) => km + step, 0)
    expect(sum).toBeCloseTo(haversineKm(at(38.77, -9.13), at(52.17, 20.97)), 3)
    const middle = line[Math.floor(line.length / 2)] as (typeof line)[number]
    expect(middle.lat).toBeGreaterThan((38.77 + 52.17) / 2)
  })
})

describe('places of a road', () => {
  const roads: Neighbours = {
    a: [
      ['b', 60],
      ['c', 100],
    ],
    b: [
      ['a', 60],
      ['c', 30],
    ],
    c: [
      ['a', 100],
      ['b', 30],
    ],
  }
  it('are those of the fastest way, in its order', () => {
    expect(roadPlaces('a', 'c', roads)).toEqual(['a', 'b', 'c'])
    expect(roadPlaces('a', 'a', roads)).toEqual(['a'])
    expect(roadPlaces('a', 'd', roads)).toEqual([])
  })
})

describe('likely calls', () => {
  const network = readNetwork(root)
  it('are stops that the same train serves on its way, in order', () => {
    const service = network.services.get('lner-london-edinburgh')
    expect(service && ownCalls(service, network)).toContain('york-station')
  })
})
