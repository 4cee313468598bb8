// What the development server composes first after an edit of a service.
import { describe, expect, test } from 'vitest'
import { compile } from '#compiler/compose/compile.ts'
import type { Network } from '#compiler/read/network.ts'
import { citiesServed, composedFrom } from '#site/dev/first-routes.ts'
import { tinyNetwork } from '../fixtures/network.ts'

const before = tinyNetwork()
const faster = tinyNetwork({ change: { 'rapid-ayton-beeford': { minutes: { typical: 70 } } } })
const slower = tinyNetwork({ without: ['rapid-ayton-beeford'] })

describe('the cities whose routes are composed first', () => {
  test('are those at both ends of a changed or a new service', () => {
    expect(citiesServed(before, faster)).toEqual(['ayton', 'beeford'])
    expect(citiesServed(slower, before)).toEqual(['ayton', 'beeford'])
  })

  test('are none after an edit of something else, and where a service is gone', () => {
    expect(citiesServed(before, tinyNetwork())).toEqual([])
    expect(citiesServed(before, slower)).toEqual([])
  })

  test('are none where services of many cities have changed', () => {
    const services = [...before.services].map(([id, service]) => [id, { ...service, name: 'New' }] as const)
    expect(citiesServed(before, { ...before, services: new Map(services) } as Network)).toEqual([])
  })
})

test('routes from these cities are as in a whole compile, the others as they were', () => {
  const cities = citiesServed(before, faster)
  const [old, whole] = [compile(before), compile(faster)]
  const first = composedFrom(cities, faster, old)
  expect(first.routes.map(({ slug }) => slug)).toEqual(whole.routes.map(({ slug }) => slug))
  const expected = whole.routes.map((route, index) =>
    cities.includes(route.origin) ? route : old.routes[index],
  )
  expect(first.routes).toEqual(expected)
  expect(first.routes).not.toEqual(old.routes)
})
