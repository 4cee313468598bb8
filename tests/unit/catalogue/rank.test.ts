// The order of popular cities and routes follows the ranks of the cities.
import { expect, it } from 'vitest'
import { citiesByRank, routesByRank } from '#catalogue/rank.ts'
import type { RouteSummary } from '#catalogue/route.ts'

const places = [
  { id: 'rome', rank: 3 },
  { id: 'bern', rank: undefined },
  { id: 'paris', rank: 1 },
  { id: 'london', rank: 2 },
]
const route = (slug: string) => {
  const [origin, destination] = slug.split('-')
  return { slug, origin, destination } as RouteSummary
}

it('lists cities by rank, and no place without one', () => {
  expect(citiesByRank(places)).toEqual(['paris', 'london', 'rome'])
})

it('lists a pair once, from the city in more demand, the least sum of ranks first', () => {
  const routes = ['london-rome', 'rome-paris', 'paris-rome', 'paris-bern', 'london-paris', 'paris-london']
  expect(routesByRank(routes.map(route), places).map(({ slug }) => slug)).toEqual([
    'paris-london',
    'paris-rome',
    'london-rome',
    'paris-bern',
  ])
})
