// The checks of `npm run verify -- catalogue` find their faults, and nothing in sound data.
import { describe, expect, it } from 'vitest'
import type { LandmarkFacts, LandmarkText } from '#catalogue/content/landmark.ts'
import { type Composed, compile } from '#compiler/compose/compile.ts'
import type { LocatedEntry } from '#compiler/content/entry.ts'
import type { Network } from '#compiler/read/network.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { unaccepted, withAccepted } from '#compiler/verify/accepted.ts'
import { arithmetic } from '#compiler/verify/arithmetic.ts'
import { bands } from '#compiler/verify/bands.ts'
import { directions } from '#compiler/verify/directions.ts'
import { duplicates } from '#compiler/verify/duplicates.ts'
import type { Compiled } from '#compiler/verify/finding.ts'
import { oneWay } from '#compiler/verify/one-way.ts'
import { impossible, orphans } from '#compiler/verify/registry.ts'
import { triangles } from '#compiler/verify/triangles.ts'

const network = readNetwork('tests/fixtures/network')
const { routes } = compile(network)

/** The routes with a changed first option of a mode. */
function withChanged(mode: string, change: (option: Composed['options'][number]) => void): Composed[] {
  const copy = structuredClone(routes) as Composed[]
  const option = copy
    .flatMap((route) => route.options)
    .find((each) => each.mode === mode && each.legs.length > 1)
  const any = option ?? copy.flatMap((route) => route.options).find((each) => each.mode === mode)
  if (!any) throw new Error(`The fixture has no ${mode}.`)
  change(any)
  return copy
}

describe('orphans', () => {
  const [source] = network.sources.values()
  if (!source) throw new Error('The fixture has no source.')
  const sources = new Map([...network.sources, ['page-2026', { ...source, id: 'page-2026' }]])
  const keysOf = (compiled: Partial<Compiled>) =>
    orphans.faults({ network: { ...network, sources }, routes, ...compiled }).map(({ key }) => key)

  it('finds a source that no row names', () => {
    expect(keysOf({})).toContain('page-2026')
  })

  it.each(['shapes', 'water', 'fixedLinks'] as const)(
    'counts a source that only a row of %s names',
    (table) => {
      const row = { sources: ['page-2026'] }
      const rows = table === 'fixedLinks' ? new Map([['tunnel', row]]) : [row]
      expect(keysOf({ network: { ...network, sources, [table]: rows } as unknown as Network })).not.toContain(
        'page-2026',
      )
    },
  )

  it('counts a source that a written entry names', () => {
    const entry = { facts: { sources: ['page-2026'] } } as unknown as LocatedEntry<
      LandmarkFacts,
      LandmarkText
    >
    const content = {
      ...{ guides: new Map(), ferryRoutes: new Map(), countryPairs: new Map() },
      landmarks: new Map([['belem-tower', entry]]),
    }
    expect(keysOf({ content })).not.toContain('page-2026')
  })
})

describe('arithmetic', () => {
  it('finds nothing in what the compiler writes', () => {
    expect(arithmetic.faults({ network, routes })).toEqual([])
  })

  it('finds minutes that do not add up, kilograms that do not, and legs that do not join', () => {
    const wrong = (change: (option: Composed['options'][number]) => void) =>
      arithmetic.faults({ network, routes: withChanged('train', change) }).map(({ what }) => what)
    expect(
      wrong((option) => {
        option.minutes.value += 30
      })[0],
    ).toMatch(/takes \d+ min, its legs and changes \d+/)
    expect(
      wrong((option) => {
        option.co2.value += 100
      })[0],
    ).toMatch(/emits [\d.]+ kg, its parts/)
    expect(
      wrong(
        (option) => void option.changes.push({ at: 'x', to: 'y', minutes: 0, walk: 0, kind: 'expected' }),
      )[0],
    ).toMatch(/legs and \d+ changes/)
  })

  it('says where the service stands', () => {
    const [finding] = arithmetic.faults({
      network,
      routes: withChanged('train', (option) => {
        option.minutes.value += 30
      }),
    })
    expect(finding?.where).toMatch(/^data\/services\/rail\/all\.csv:\d+$/)
  })
})

describe('bands', () => {
  it.each([
    [
      'a train faster than any',
      (option: Composed['options'][number]) => {
        option.minutes.value = 20
      },
      /km\/h/,
    ],
    [
      'a train that emits like a jet',
      (option: Composed['options'][number]) => {
        option.co2.value = 900
      },
      /g\/km/,
    ],
    [
      'a fare upside down',
      (option: Composed['options'][number]) => {
        option.price.value = { low: 90, high: 3 }
      },
      /costs/,
    ],
  ])('find %s', (_, change, what) => {
    const found = bands
      .faults({ network, routes: withChanged('train', change) })
      .map((finding) => finding.what)
    expect(found.some((text) => what.test(text))).toBe(true)
  })
})

describe('directions', () => {
  it('find a way back that takes far longer', () => {
    const [first] = routes
    const copy = structuredClone(routes) as Composed[]
    const back = copy.find(({ slug }) => slug === `${first?.destination}-${first?.origin}`)
    for (const option of back?.options ?? []) option.minutes.value *= 3
    expect(directions.faults({ network, routes: copy }).length).toBeGreaterThan(0)
  })
})

describe('one way', () => {
  it('finds a direct train that the other direction does not show', () => {
    expect(oneWay.faults({ network, routes })).toEqual([])
    const copy = structuredClone(routes) as Composed[]
    const isDirect = ({ mode, legs }: Composed['options'][number]) => mode === 'train' && legs.length === 1
    const shown = copy.find(({ options }) => options.some(isDirect)) as Composed
    const id = shown.options.find(isDirect)?.id as string
    shown.options = shown.options.filter(({ mode }) => mode !== 'train')
    const [finding] = oneWay.faults({ network, routes: copy })
    expect(finding?.key).toBe(`${shown.destination}-${shown.origin} ${id}`)
    expect(finding?.where).toMatch(/^data\/services\/rail\/all\.csv:\d+$/)
  })

  it('finds a service that runs one way and has no way back', () => {
    const services = new Map(network.services)
    const [id, rapid] = [...services].find(([, { mode }]) => mode === 'train') as [
      string,
      typeof services extends Map<string, infer S> ? S : never,
    ]
    services.set(id, { ...rapid, oneWay: true })
    const found = () => oneWay.faults({ network: { ...network, services }, routes: [] })
    expect(found().map(({ key }) => key)).toEqual([id])
    services.set('back', { ...rapid, id: 'back', from: rapid.to, to: rapid.from, oneWay: true })
    expect(found()).toEqual([])
  })
})

describe('impossible and duplicates', () => {
  it('find nothing where nothing is', () => {
    for (const check of [impossible, duplicates]) expect(check.faults({ network, routes })).toEqual([])
  })

  it('find a service entered twice', () => {
    const [id, service] = [...network.services][0] as [
      string,
      typeof network.services extends ReadonlyMap<string, infer S> ? S : never,
    ]
    const twice = new Map([...network.services, [`${id}-again`, { ...service, id: `${id}-again` }]])
    expect(duplicates.faults({ network: { ...network, services: twice }, routes })[0]?.what).toContain(
      '-again" is what "',
    )
  })
})

describe('triangles', () => {
  it('find a train slower than the way over a third city', () => {
    const found = (some: readonly Composed[]) =>
      triangles.faults({ network, routes: some }).map(({ key }) => key)
    const slow = structuredClone(routes) as Composed[]
    for (const { options } of slow.slice(0, 1))
      for (const option of options) if (option.mode === 'train') option.minutes.value = 13 * 60
    expect(found(slow)).toContain(`${routes[0]?.slug} train`)
    expect(found(routes)).not.toContain(`${routes[0]?.slug} train`)
  })
})

describe('what editors accept', () => {
  const finding = { key: 'a-b car', where: 'x', what: 'y', remedy: 'z' }
  const accepted = (key: string) => [
    { check: 'bands', key, reason: 'so it is', where: 'data/accepted/verify.csv:3' },
  ]

  it('is no finding', () => {
    expect(unaccepted('bands', [finding], accepted('a-b car'))).toEqual([])
    expect(unaccepted('bands', [finding], accepted('b-a car'))).toContainEqual(finding)
  })

  it('stays out of what a check reports; the rest is a line with its key', () => {
    const check = {
      ...{ id: 'bands', name: 'figures lie in their band', remedy: 'Correct the service.' },
      faults: () => [finding, { key: 'c-d bus', where: 'file:2', what: 'goes too fast.' }],
    }
    const reported = withAccepted(check, accepted('a-b car'))
    expect(reported.name).toBe('bands: figures lie in their band')
    expect(reported.faults({ network, routes })).toEqual(['file:2: goes too fast. [c-d bus]'])
  })

  it('becomes one when there is nothing left to accept', () => {
    const [stale] = unaccepted('bands', [], accepted('a-b car'))
    expect(stale).toMatchObject({ where: 'data/accepted/verify.csv:3', remedy: 'Remove the row.' })
  })
})
