import { describe, expect, it } from 'vitest'
import { entryFamilies, type PageFamily, segments } from '#i18n/page-families.ts'
import { pathTo } from '#i18n/paths.ts'
import { familyOfSegment, pageFamilyOf, readAddress } from '#places/address.ts'
import { familyFacts } from '#scripts/lib/family-facts.ts'
import { isIndexable } from '#scripts/lib/indexable.ts'

const families = Object.keys(segments) as PageFamily[]

describe('a family of pages', () => {
  it('is known by its first segment alone', () => {
    expect(families.map((family) => familyOfSegment(segments[family]))).toEqual(families)
  })

  it.each([
    [pathTo.home('en'), 'home'],
    [pathTo.home('de'), 'home'],
    [pathTo.travel('train', 'fr', 2), 'travel'],
    [pathTo.airport('CDG', 'paris', 'it'), 'airport'],
    [pathTo.about(), 'about'],
    ['/constructor/x', undefined],
    ['/de/404', undefined],
  ])('of %s is %s', (path, family) => {
    expect(pageFamilyOf(path)).toBe(family)
  })

  it.each(entryFamilies().filter((family) => family !== 'airport'))(
    '%s leads back from its paths',
    (family) => {
      expect(readAddress(pathTo[family]('x-y', 'de'))).toEqual({ lang: 'de', family, slug: 'x-y' })
    },
  )

  it.each([
    ['/', true],
    ['/de/route/london-paris', true],
    ['/unknown', true],
    ['/admin', false],
    ['/404', false],
    ['/it/404', false],
  ])('lists %s: %s', (path, listed) => {
    expect(isIndexable(path)).toBe(listed)
  })

  it('without a share is not compared', () => {
    const compared = families.filter((family) => familyFacts[family].listed?.mostShared)
    expect(compared).toEqual(['city', 'airport', 'airportsNear', 'corridor', 'landmark', 'ferry'])
  })
})
