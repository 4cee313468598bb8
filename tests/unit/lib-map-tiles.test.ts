import { describe, expect, test } from 'vitest'
import { mapTiles, tileOrigin } from '#lib/map-tiles.ts'
import { contentSecurityPolicy } from '#lib/security-headers.ts'

const style = 'https://{s}.tiles.example/raster/{z}/{x}/{y}.png?key=1'

describe('detailed map tiles', () => {
  test('come from OpenStreetMap with its credit unless another service is named', () => {
    expect(mapTiles({})).toMatchObject({ attribution: '© OpenStreetMap contributors' })
    expect(mapTiles({ MAP_STYLE_URL: style, MAP_ATTRIBUTION: '© Tiles' })).toEqual({
      url: style,
      attribution: '© Tiles',
    })
  })

  test('are switched off by "none"', () => {
    expect(mapTiles({ MAP_STYLE_URL: 'none' })).toBeUndefined()
  })

  test.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/style.json',
    'javascript:{z}{x}{y}',
  ])('refuse %s', (url) => {
    expect(() => mapTiles({ MAP_STYLE_URL: url })).toThrow(/MAP_STYLE_URL/)
  })

  test('are the only images of others a page may show', () => {
    expect(tileOrigin({ url: style, attribution: '' })).toBe('https://*.tiles.example')
    expect(contentSecurityPolicy({ scriptHashes: [], tileOrigin: 'https://*.tiles.example' })).toContain(
      "img-src 'self' data: https://*.tiles.example;",
    )
    expect(contentSecurityPolicy({ scriptHashes: [] })).toContain("img-src 'self' data:;")
  })
})
