// The compiler as a whole: same bytes for the same input, hashes of what a page shows, overrides.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import type { Override } from '#catalogue/override.ts'
import type { Route, RouteSummary } from '#catalogue/route.ts'
import { compile } from '#compiler/compose/compile.ts'
import { catalogueFiles, type Files, writeCatalogue } from '#compiler/emit/files.ts'
import type { Network } from '#compiler/read/network.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

function filesOf(network: Network): Files {
  const { catalogue, reports } = catalogueFiles(compile(network).routes, network)
  return new Map([...catalogue, ...reports()])
}

const routesOf = (files: Map<string, string>): Route[] =>
  [...files]
    .filter(([path]) => path.startsWith('.build/catalogue/routes/'))
    .flatMap(([, text]) => Object.values(JSON.parse(text) as Record<string, Route>))
const hashOf = (files: Map<string, string>, slug: string) =>
  JSON.parse(files.get('.build/catalogue/hashes.json') ?? '{}')[slug]

describe('the compiled catalogue', () => {
  const files = filesOf(tinyNetwork())
  const routes = routesOf(files)

  test('holds every directed pair of cities, and no junction', () => {
    expect(routes).toHaveLength(8 * 7)
    expect(routes.some(({ slug }) => slug.includes('gport'))).toBe(false)
    const index = JSON.parse(files.get('.build/catalogue/index.json') ?? '') as RouteSummary[]
    expect(index.map(({ slug }) => slug)).toEqual(routes.map(({ slug }) => slug).sort())
  })

  test('gives lists the best option with its ride, its door to door and all in, and what is an estimate', () => {
    const index = JSON.parse(files.get('.build/catalogue/index.json') ?? '') as RouteSummary[]
    for (const { slug, best } of index) {
      const [option] = routes.find((route) => route.slug === slug)?.options ?? []
      if (!option) throw new RangeError(slug)
      expect(best).toEqual({
        ...{ mode: option.mode, minutes: option.minutes.value, low: option.price.value.low },
        doorMinutes: Math.round(doorToDoorMinutes(option)),
        allIn: Math.round(allInPrice(option).low),
        ...(option.price.basis === 'modelled' && { isEstimate: true }),
        ...(option.night && { isNight: true }),
      })
    }
    const marks = index.flatMap(({ modes }) => Object.values(modes).map(({ isEstimate }) => isEstimate))
    expect(new Set(marks)).toEqual(new Set([true, undefined]))
  })

  test('is the same to the byte for the same data', () => {
    expect([...filesOf(tinyNetwork())]).toEqual([...files])
  })

  test('flags one best, shown first, and one greenest option per route', () => {
    for (const { options } of routes) {
      expect(options.filter(({ isBest }) => isBest)).toEqual([options[0]])
      expect(options.filter(({ isGreenest }) => isGreenest)).toHaveLength(1)
    }
  })

  test('names its sources on every figure', () => {
    for (const { options } of routes)
      for (const { minutes, price, co2, km, doorToDoor } of options)
        for (const figure of [minutes, price, co2, km, doorToDoor]) {
          expect(figure.sources.length).toBeGreaterThan(0)
          expect(figure.asOf).toMatch(/^20\d\d/)
        }
  })

  test('gives functions a directory of cities and routes', () => {
    const directory = JSON.parse(files.get('.build/server/directory.json') ?? '')
    expect(directory.cities.map(({ id }: { id: string }) => id)).toContain('ayton')
    expect(directory.routes).toHaveLength(56)
    expect(directory.modes.car).toBe(56)
    expect(JSON.stringify(directory)).not.toContain('where')
  })

  test('sums up each mode of a route on one line', () => {
    const lines = (files.get('data/summary.csv') ?? '').split('\n')
    expect(lines).toContain('ayton-beeford,train,80,9,63,1.2,2')
  })
})

describe('writing the catalogue', () => {
  test('makes its folders, writes nothing twice, and removes routes of cities that have gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'))
    try {
      const { catalogue } = catalogueFiles(compile(tinyNetwork()).routes, tinyNetwork())
      expect(writeCatalogue(folder, catalogue)).toBe(catalogue.size)
      expect(writeCatalogue(folder, catalogue)).toBe(0)
      const gone = '.build/catalogue/routes/ayton.json'
      const without = new Map([...catalogue].filter(([path]) => path !== gone))
      writeCatalogue(folder, without)
      expect(existsSync(join(folder, gone))).toBe(false)
      expect([...without.keys()].every((path) => existsSync(join(folder, path)))).toBe(true)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a content hash', () => {
  const before = filesOf(tinyNetwork())

  test('changes with a figure of the route', () => {
    const change = { 'rapid-ayton-beeford': { minutes: { typical: 81 } } }
    expect(hashOf(filesOf(tinyNetwork({ change })), 'ayton-beeford')).not.toBe(
      hashOf(before, 'ayton-beeford'),
    )
  })

  test('changes with the name of an operator shown', () => {
    const network = tinyNetwork()
    const operators = new Map(
      [...network.operators].map(([id, operator]) => [
        id,
        id === 'seaway' ? { ...operator, name: 'Seaways' } : operator,
      ]),
    )
    const after = filesOf({ ...network, operators })
    expect(hashOf(after, 'ayton-isle')).not.toBe(hashOf(before, 'ayton-isle'))
    expect(hashOf(after, 'deeville-eastby')).toBe(hashOf(before, 'deeville-eastby'))
  })
})

describe('an override', () => {
  const provenance = {
    basis: 'published',
    sources: ['made-up'],
    asOf: '2026',
    where: 'data/overrides/a.csv:2',
  } as const
  const compileWith = (override: Partial<Override>) => {
    const whole = { route: 'ayton-beeford', option: 'car', reason: 'works', ...provenance, ...override }
    const network = { ...tinyNetwork(), overrides: [whole] } as Network
    const { routes, notices } = compile(network, { origins: ['ayton'] })
    return { options: routes.find(({ slug }) => slug === 'ayton-beeford')?.options ?? [], notices }
  }
  const car = (given: Partial<Override>) => compileWith(given).options.find(({ id }) => id === 'car')

  test('replaces minutes, price or CO2e, with its own provenance, before flags are set', () => {
    expect(car({ field: 'minutes', value: 200 })?.minutes).toMatchObject({ value: 200, basis: 'published' })
    expect(car({ field: 'price', value: { low: 1, high: 2 } })?.price.value).toEqual({ low: 1, high: 2 })
    expect(car({ field: 'co2', value: 0 })).toMatchObject({ co2: { value: 0 }, isGreenest: true })
  })

  test('takes an option away', () => {
    expect(car({ field: 'absent', value: true })).toBeUndefined()
  })

  test('that comes within 5 % of the composed figure can go', () => {
    expect(compileWith({ field: 'minutes', value: 175 }).notices).toEqual([
      'data/overrides/a.csv:2: the composed minutes is within 5 % of this override. It can go.',
    ])
    expect(compileWith({ field: 'minutes', value: 200 }).notices).toEqual([])
  })

  test('of an option that does not exist stops the compile', () => {
    expect(() => car({ option: 'train--gone', field: 'absent', value: true })).toThrow(
      'data/overrides/a.csv:2: "option" is "train--gone", which ayton-beeford does not have. Use one of: train--',
    )
  })
})
