import { describe, expect, it } from 'vitest'
import { packKeys, packPlace } from '#places/gazetteer.ts'
import { nearestPlace } from '#places/nearest-place.ts'
import { indexPlaces } from '#places/place-index.ts'

const points = {
  barcelona: { lat: 41.389, lng: 2.159 },
  badalona: { lat: 41.45, lng: 2.247 },
  taveuni: { lat: -16.5, lng: 179.99 },
  longyearbyen: { lat: 78.22, lng: 15.64 },
}
const lines = Object.entries(points).map(([id, point]) =>
  packPlace({ country: 'ES', names: { en: id }, population: 1000, landMass: 'eurasia', ...point }),
)
const keys = Object.keys(points).map((id) => packKeys(id, []))
const nearest = nearestPlace(indexPlaces({ places: lines.join('\n'), keys: keys.join('\n') }), 10)

describe('the nearest place', () => {
  it.each([
    ['a point of its own', { lat: 41.389, lng: 2.159 }, 'barcelona'],
    ['the nearer of two', { lat: 41.42, lng: 2.21 }, 'badalona'],
    ['across the date line', { lat: -16.5, lng: -179.98 }, 'taveuni'],
    ['far north, where degrees are narrow', { lat: 78.22, lng: 15.9 }, 'longyearbyen'],
  ])('is found: %s', (_, point, id) => {
    expect(nearest(point)?.id).toBe(id)
  })

  it.each([
    ['further than asked for', { lat: 41.5, lng: 2.0 }],
    ['at the pole', { lat: 90, lng: 0 }],
    ['at sea', { lat: 0, lng: -30 }],
  ])('is none: %s', (_, point) => {
    expect(nearest(point)).toBeUndefined()
  })
})
