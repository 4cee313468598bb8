import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relatedFinder, relatedRoutes, relatedScore } from '#catalogue/related.ts'

const pair = (slug: string, distanceKm: number) => {
  const [origin = '', destination = ''] = slug.split('-')
  return { slug, origin, destination, distanceKm }
}
const route = pair('london-paris', 344)

describe('the related score of london-paris', () => {
  test.each([
    ['london-rome', 344, 110], // same origin, same distance
    ['madrid-paris', 844, 100], // same destination, 500 km apart
    ['paris-rome', 594, 55], // starts at the destination, 250 km apart
    ['rome-london', 2000, 50], // ends at the origin
    ['london-brussels', 321, 109.54],
    ['rome-milan', 344, 10],
    ['rome-milan', 844, 0],
  ])('%s at %d km is %d', (slug, km, expected) => {
    expect(relatedScore(route, pair(slug, km))).toBeCloseTo(expected)
  })
})

test('related routes leave out the route, its reverse and what scores nothing, and order ties by slug', () => {
  const candidates = [
    pair('paris-london', 344),
    pair('london-paris', 344),
    pair('rome-milan', 2000),
    pair('london-zurich', 2000),
    pair('london-madrid', 2000),
    pair('madrid-paris', 344),
  ]
  const slugs = relatedRoutes(route, candidates).map(({ slug }) => slug)
  expect(slugs).toEqual(['madrid-paris', 'london-madrid', 'london-zurich'])
  expect(relatedRoutes(route, candidates, 1)).toHaveLength(1)
})

test('looking only at routes that share an end finds the same ones', () => {
  const cities = ['a', 'b', 'c', 'd', 'e']
  const km = fc.integer({ min: 100, max: 2000 })
  fc.assert(
    fc.property(fc.array(km, { minLength: 25, maxLength: 25 }), (distances) => {
      const all = cities.flatMap((from, row) =>
        cities
          .filter((to) => to !== from)
          .map((to, column) => pair(`${from}-${to}`, distances[row * 5 + column] as number)),
      )
      const find = relatedFinder(all)
      for (const one of all) expect(find(one, 5)).toEqual(relatedRoutes(one, all, 5))
    }),
  )
})
