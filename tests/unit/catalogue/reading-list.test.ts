// What to read next: the older, and the more routes rest on it, the sooner.
import { describe, expect, test } from 'vitest'
import { compile } from '#compiler/compose/compile.ts'
import { readingList } from '#compiler/emit/reading-list.ts'
import { readNetwork } from '#compiler/read/read-network.ts'

const network = readNetwork('tests/fixtures/network')
const { routes } = compile(network)
/** The network with some services of another date. */
const dated = (asOf: string, ids: readonly string[]) => ({
  ...network,
  services: new Map(
    [...network.services].map(([id, service]) => [id, ids.includes(id) ? { ...service, asOf } : service]),
  ),
})
const trains = [...network.services.values()].filter(
  ({ mode, basis }) => mode === 'train' && basis === 'timetable',
)
const rapid = trains.filter(({ operators }) => operators.join() === 'rapid').map(({ id }) => id)

describe('the reading list', () => {
  test('counts the routes that rest on a row, and those whose best option does', () => {
    const { next } = readingList(routes, network)
    const times = next.find(
      ({ what, who, basis }) => what === 'times' && who === 'Rapid' && basis === 'timetable',
    )
    const uses = routes.filter(({ options }) =>
      options.some(({ legs }) => legs.some(({ service }) => rapid.includes(service ?? ''))),
    )
    const best = routes.filter(({ options }) =>
      options[0]?.legs.some(({ service }) => rapid.includes(service ?? '')),
    )
    expect(times).toMatchObject({
      mode: 'train',
      routes: uses.length,
      best: best.length,
      sources: ['made-up'],
    })
    expect(times?.routes).toBeGreaterThan(times?.best ?? 0)
  })

  test('begins with what is old', () => {
    const rankOf = (list: ReturnType<typeof readingList>) =>
      list.next.findIndex(
        ({ what, who, basis }) => what === 'times' && who === 'Rapid' && basis === 'timetable',
      )
    expect(rankOf(readingList(routes, dated('2019-03', rapid)))).toBe(0)
    expect(rankOf(readingList(routes, network))).toBeGreaterThan(0)
  })

  test('has fares and fare models as rows of their own', () => {
    const fares = readingList(routes, network).next.filter(({ what }) => what === 'fares')
    expect(fares.map(({ who }) => who)).toContain('Sleeper')
    expect(fares.some(({ who }) => network.fareModels.has(who))).toBe(true)
    expect(fares.every(({ until }) => until === undefined)).toBe(true)
  })

  test('says until when timetables hold, the earliest first', () => {
    const { ends, next } = readingList(routes, dated('2025-09', rapid))
    expect(ends.map(({ until }) => until)).toEqual(['2025-12-13', '2026-12-12'])
    const used = new Set(
      routes.flatMap(({ options }) => options.flatMap(({ legs }) => legs.map(({ service }) => service))),
    )
    expect(ends[0]?.services).toBe(rapid.filter((id) => used.has(id)).length)
    const times = next.find(
      ({ what, who, basis }) => what === 'times' && who === 'Rapid' && basis === 'timetable',
    )
    expect(times?.until).toBe('2025-12-13')
  })

  test('leaves out what no option rests on', () => {
    expect(readingList([], network)).toEqual({ next: [], ends: [] })
  })
})
