import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '#lib/fold.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { cityLookup, type KnownPlace, type PlaceLookup } from '#places/place-lookup.ts'
import { readSlug, resolveRoute, splitsOf } from '#places/slug.ts'
import { allSlugs, fortyCities, fullDirectory } from '../fixtures/cities.ts'

const full = indexDirectory(fullDirectory)
const onlyLondonParis = indexDirectory({ cities: fortyCities, routes: ['london-paris', 'lyon-berlin'] })
const resolve = (slug: string, index = full) => resolveRoute(slug, index.lookup, index.catalogue)

describe('a slug of the catalogue', () => {
  it('is found as it is', () => {
    expect(resolve('london-paris')).toEqual({ kind: 'found', slug: 'london-paris' })
  })

  it.each([
    ['underscores', 'london_paris', 'london-paris', 'form'],
    ['another case', 'London-PARIS', 'london-paris', 'form'],
    ['white space', ' london  paris ', 'london-paris', 'form'],
    ['percent-encoded spaces', 'london%20paris', 'london-paris', 'form'],
    ['German names', 'wien-prag', 'vienna-prague', 'alias'],
    ['one foreign half', 'wien-prague', 'vienna-prague', 'alias'],
    ['umlauts', 'köln-berlin', 'cologne-berlin', 'alias'],
    ['umlauts, percent-encoded', 'k%C3%B6ln-berlin', 'cologne-berlin', 'alias'],
    ['umlauts taken apart', 'ko\u0308ln-berlin', 'cologne-berlin', 'alias'],
    ['a name with hyphens', 'paris-frankfurt-am-main', 'paris-frankfurt', 'alias'],
    ['a name with hyphens in front', 'monaco-di-baviera-roma', 'munich-rome', 'alias'],
    ['names of another script', 'Αθήνα-Roma', 'athens-rome', 'alias'],
    ['"to" between the names', 'london-to-paris', 'london-paris', 'alias'],
    ['"nach" between the names', 'köln-nach-wien', 'cologne-vienna', 'alias'],
    ['"a" between the names', 'roma-a-monaco-di-baviera', 'rome-munich', 'alias'],
    ['"to" and a typo', 'wien-to-pargue', 'vienna-prague', 'typo'],
    ['one letter missing', 'londn-paris', 'london-paris', 'typo'],
    ['letters swapped', 'vienna-pargue', 'vienna-prague', 'typo'],
    ['a typo beside a foreign name', 'wien-pragge', 'vienna-prague', 'typo'],
  ])('is reached with %s: %s', (_, input, slug, reason) => {
    expect(resolve(input)).toMatchObject({ kind: 'redirect', slug, reason })
  })
})

describe('the asked direction', () => {
  it('is reversed only where it is absent', () => {
    expect(resolve('paris-london', onlyLondonParis)).toEqual({
      kind: 'redirect',
      slug: 'london-paris',
      reason: 'reversed',
      confidence: 0.95,
    })
    expect(resolve('paris-london')).toEqual({ kind: 'found', slug: 'paris-london' })
  })

  it('is reversed from foreign names in one step', () => {
    expect(resolve('parigi-londra', onlyLondonParis)).toMatchObject({
      slug: 'london-paris',
      reason: 'reversed',
    })
  })
})

describe('two known places', () => {
  it('are never a typo of another route', () => {
    expect(resolve('london-berlin', onlyLondonParis)).toMatchObject({
      kind: 'generated',
      slug: 'london-berlin',
    })
  })

  it('that are the same place are not found', () => {
    for (const slug of ['london-london', 'london-londres', 'wien-vienna']) {
      expect(resolve(slug)).toEqual({ kind: 'not-found' })
    }
  })

  it('resolve to themselves for every real pair, in a full and in a partial catalogue', () => {
    const partial = indexDirectory({ cities: fortyCities, routes: everyNth(allSlugs, 600) })
    const hijacked = allSlugs.filter((slug) => {
      const [origin, destination] = slug.split('-')
      const reversed = `${destination}-${origin}`
      const answer = resolve(slug, partial)
      if (partial.catalogue.has(slug)) return answer.kind !== 'found'
      if (partial.catalogue.has(reversed)) return answer.kind !== 'redirect' || answer.slug !== reversed
      return answer.kind !== 'generated' || answer.slug !== slug
    })
    expect(partial.catalogue.routes).toHaveLength(600)
    expect(hijacked).toEqual([])
    expect(allSlugs.filter((slug) => resolve(slug).kind !== 'found')).toEqual([])
  })
})

describe('a typo', () => {
  it('keeps the half that is a known city', () => {
    const index = indexDirectory({ cities: fortyCities, routes: ['lyon-berlin', 'porto-berlin'] })
    expect(resolve('lyonn-berlin', index)).toMatchObject({ slug: 'lyon-berlin', reason: 'typo' })
    expect(resolve('london-berlinn', index)).toEqual({ kind: 'not-found' })
  })

  it.each([
    ['at exactly 0.75 is refused', 'rome-nixxxx', 'not-found'],
    ['of one short half is refused', 'xy-nice', 'not-found'],
    ['in both halves is forgiven', 'roma-paaris', 'redirect'],
  ])('%s: %s', (_, input, kind) => {
    expect(resolve(input).kind).toBe(kind)
  })

  it('needs a similarity strictly above 0.75', () => {
    const index = indexDirectory({ cities: fortyCities, routes: ['rome-lyon', 'vienna-paris'] })
    expect(resolve('viexxx-paris', index)).toEqual({ kind: 'not-found' })
    expect(resolve('viexna-paris', index)).toMatchObject({ slug: 'vienna-paris', confidence: 1 - 1 / 12 })
  })
})

describe('splitting at each hyphen', () => {
  const place = (id: string, population: number, isCity = false): KnownPlace => ({ id, population, isCity })
  const lookupOf = (...places: KnownPlace[]): PlaceLookup => {
    const byId = new Map(places.map((each) => [each.id, each]))
    return (key) => byId.get(key)
  }
  const empty = { has: () => false, routes: [] }

  it('prefers the split with more cities of the catalogue', () => {
    const lookup = lookupOf(place('a', 9e6), place('b-c', 9e6), place('a-b', 1e3), place('c', 10, true))
    expect(resolveRoute('a-b-c', lookup, empty)).toMatchObject({ slug: 'a-b-c', origin: { id: 'a-b' } })
  })

  it('then the larger of the smaller populations', () => {
    const lookup = lookupOf(place('a', 9e6), place('b-c', 100), place('a-b', 5000), place('c', 5000))
    expect(resolveRoute('a-b-c', lookup, empty)).toMatchObject({
      origin: { id: 'a-b' },
      destination: { id: 'c' },
    })
  })

  it('finds no second place in a slug of one part', () => {
    expect(splitsOf('london', full.lookup)).toEqual([])
    expect(resolve('london')).toEqual({ kind: 'not-found' })
  })

  it('is unique for every pair of names of catalogue cities', () => {
    const lookup = cityLookup(fortyCities)
    const keys = fortyCities.flatMap(({ id, names, aliases }) =>
      [id, ...Object.values(names), ...aliases].map((name) => ({ id, key: slugify(name) })),
    )
    expect(keys.filter(({ id, key }) => lookup(key)?.id !== id)).toEqual([])
    const ambiguous = keys
      .filter(({ key }) => key.includes('-'))
      .flatMap(({ key }) => ['paris', 'rome'].flatMap((other) => [`${key}-${other}`, `${other}-${key}`]))
      .filter(
        (slug) => splitsOf(slug, lookup).filter((split) => split.origin && split.destination).length > 1,
      )
    expect(ambiguous).toEqual([])
  })
})

describe('hostile input', () => {
  it.each([
    ['nothing', ''],
    ['malformed encoding', '%E0%A4%A'],
    ['a null byte', 'london%00-paris'],
    ['a line break', 'london-paris%0d%0aLocation: x'],
    ['a very long slug', 'london-'.repeat(5000)],
    ['hyphens only', '-'.repeat(119)],
  ])('is not found: %s', (_, input) => {
    const started = performance.now()
    expect(resolve(input)).toEqual({ kind: 'not-found' })
    expect(performance.now() - started).toBeLessThan(100)
  })

  it('never throws and only ever answers with a slug of the catalogue or of known places', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), nearSlug()), (input) => {
        const answer = resolve(input)
        if (answer.kind === 'not-found') return
        expect(answer.slug).toMatch(/^[a-z0-9-]+$/)
        if (answer.kind !== 'generated') expect(full.catalogue.has(answer.slug)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('reads the same slug from what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const slug = slugify(text)
        expect(slugify(slug)).toBe(slug)
        expect(readSlug(encodeURIComponent(slug))?.slug).toBe(slug)
      }),
    )
  })
})

/** A slug of the catalogue with a few letters changed. */
function nearSlug() {
  return fc
    .tuple(fc.constantFrom(...allSlugs), fc.nat(20), fc.string({ maxLength: 3 }))
    .map(([slug, at, text]) => {
      return slug.slice(0, at) + text + slug.slice(at + 1)
    })
}

/** A fixed, spread-out choice of `count` slugs. */
function everyNth(slugs: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => slugs[(index * 997) % slugs.length] as string)
}
