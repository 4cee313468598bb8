// Fare models fitted to known fares, and the errors they are shown with.
import { describe, expect, test } from 'vitest'
import { fareReport } from '#compiler/emit/fare-report.ts'
import { brandFares, errorInUse, fitIsBetter } from '#compiler/figures/brand-fares.ts'
import {
  fitFares,
  isFitted,
  leaveOneOutError,
  modelError,
  plotOf,
  robustLine,
} from '#compiler/figures/fare-fit.ts'
import { ratedModels } from '#compiler/figures/rated-models.ts'
import type { Network } from '#compiler/read/network.ts'
import { median } from '#lib/median.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const distances = [50, 100, 150, 200, 300, 400, 500, 600, 700, 800]
const line = distances.map((x) => ({ x, y: 10 + 0.05 * x }))
/** Fares on two lines, low 10 + 0.05 km and high 20 + 0.2 km. */
const fares = distances.map((km) => ({ km, low: 10 + 0.05 * km, high: 20 + 0.2 * km }))

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

describe('the robust line', () => {
  const near = (points: { x: number; y: number }[]) => {
    const { base, perKm } = robustLine(plotOf(points))
    return [Number(base.toFixed(6)), Number(perKm.toFixed(6))]
  }

  test('is the line that points lie on, whatever a few odd ones say', () => {
    expect(near(line)).toEqual([10, 0.05])
    const odd = line.map((point, at) =>
      at === 1 ? { ...point, y: 1 } : at === 7 ? { ...point, y: 400 } : point,
    )
    expect(near(odd)).toEqual([10, 0.05])
  })

  test('never falls with the distance', () => {
    expect(near(line.map(({ x }, at) => ({ x, y: 50 - at })))[1]).toBe(0)
  })

  test('is level through fares of one distance', () => {
    expect(
      near([
        { x: 5, y: 10 },
        { x: 5, y: 12 },
        { x: 5, y: 14 },
      ]),
    ).toEqual([12, 0])
  })
})

describe('a fit', () => {
  test('has both lines and a floor', () => {
    const fit = fitFares(fares)
    expect(fit).toEqual({ lowBase: 10, lowPerKm: 0.05, highBase: 20, highPerKm: 0.2, floor: 15 })
    expect([isFitted(fit, fit), isFitted({ ...fit, floor: 12 }, fit)]).toEqual([true, false])
  })

  test('has no error over fares on its lines, and the median one elsewhere', () => {
    const fit = fitFares(fares)
    expect(modelError(fit, fares)).toEqual({ low: 0, high: 0 })
    const dearer = fares.map((fare) => ({ ...fare, high: fare.high * 1.25 }))
    expect(modelError(fit, dearer)).toEqual({ low: 0, high: 0.25 })
  })

  test('is measured by the fares that it was not fitted to', () => {
    const zigzag = fares.map((fare, at) => ({ ...fare, high: fare.high * (at % 2 ? 1.2 : 1) }))
    expect(leaveOneOutError(zigzag).high).toBeGreaterThan(modelError(fitFares(zigzag), zigzag).high)
  })
})

/** Services of the fixture with a fare of their own that Rapid's model prices. */
const ownFares = ['east-deeville-eastby']

/** The made-up network with as many fares of Rapid between made-up places as there are distances. */
function withFares(model: object = {}): Network {
  const network = tinyNetwork({ without: ownFares })
  const [ayton] = [network.places.get('ayton')]
  if (!ayton) throw new Error('The fixture has no ayton.')
  const places = new Map(network.places)
  const bands = fares.map(({ km, low, high }, at) => {
    const id = `town-${at}`
    places.set(id, { ...ayton, id, lat: ayton.lat + km / 111.195 })
    return {
      ...{ where: '', from: 'ayton', to: id, oneWay: false, operator: 'rapid', product: 'Rapid', low, high },
      ...{
        currency: 'EUR' as const,
        buys: 'a seat',
        basis: 'published' as const,
        sources: ['made-up'],
        asOf: '2026',
      },
    }
  })
  const rapid = network.fareModels.get('rapid')
  if (!rapid) throw new Error('The fixture has no model of Rapid.')
  return {
    ...network,
    places,
    fares: bands,
    fareModels: new Map([...network.fareModels, ['rapid', { ...rapid, ...model }]]),
  }
}

describe('the fares of a brand', () => {
  test('say how far off its model is, and that a fit is clearly better', () => {
    const brand = brandFares(withFares()).get('rapid')
    if (!brand) throw new Error('Rapid has no fares.')
    expect(brand.fares).toHaveLength(distances.length)
    expect(brand.fit?.lines.highPerKm).toBeCloseTo(0.2, 2)
    expect(errorInUse(brand)).toBe(brand.present)
    expect(fitIsBetter(brand)).toBe(true)
  })

  test('are left out in turn where the model is their fit', () => {
    const fit = brandFares(withFares()).get('rapid')?.fit
    if (!fit) throw new Error('Rapid has no fit.')
    const brand = brandFares(withFares(fit.lines)).get('rapid')
    expect(brand?.fit?.inUse).toBe(true)
    expect(brand && errorInUse(brand)).toBe(brand?.fit?.error)
    expect(brand && fitIsBetter(brand)).toBe(false)
  })

  test('say nothing where they are few', () => {
    const network = withFares()
    const few = { ...network, fares: network.fares.slice(0, 7) }
    const brand = brandFares(few).get('rapid')
    expect([brand?.fares.length, brand?.present, brand?.fit]).toEqual([7, undefined, undefined])
    expect(ratedModels(few).rapid).not.toHaveProperty('error')
  })

  test('are compiled with the model: how many, how far off, who sells', () => {
    const rated = ratedModels(withFares()).rapid
    expect(rated).toMatchObject({ operators: ['rapid'], error: { fares: 10 } })
    expect(rated).not.toHaveProperty('where')
  })

  test('of a night train say nothing of a seat by day', () => {
    const fare = {
      low: 50,
      high: 90,
      currency: 'EUR',
      buys: 'a berth',
      basis: 'known',
      sources: ['made-up'],
      asOf: '2026',
    }
    const change = (night?: object) => ({ 'rapid-beeford-ceeham': { fare, ...(night && { night }) } })
    const count = (night?: object) =>
      brandFares(tinyNetwork({ without: ownFares, change: change(night) })).get('rapid')?.fares.length
    expect([count(), count({ berths: ['sleeper'] })]).toEqual([1, 0])
  })

  test('make a line of the report each, with the fit as cells of data/fare-models', () => {
    const lines = fareReport(withFares())
    expect(lines[1]).toMatch(/^rapid +10 .*% \/ .*% .*clearly better: 10[\d.]*,0\.0\d+,/)
    expect(lines.slice(2).every((row) => /fewer than 8 fares$/.test(row))).toBe(true)
  })
})
