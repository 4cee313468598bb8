// Ambiguous names and slugs, with their meaning here. The lists are files, so a change of meaning shows in a diff.
import { describe, expect, it } from 'vitest'
import { compilePlaces } from '#compiler/gazetteer/compile.ts'
import { readPlaceNames } from '#compiler/gazetteer/names.ts'
import { slugify } from '#lib/fold.ts'
import { isOneEdit } from '#lib/one-edit.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { packKeys, packPlace } from '#places/gazetteer.ts'
import { indexPlaces } from '#places/place-index.ts'
import { resolveRoute, splitsOf } from '#places/slug.ts'
import { root } from '#scripts/lib/root.ts'
import { fortyCities, fullDirectory } from '../../fixtures/cities.ts'

const places = compilePlaces(readPlaceNames(root), () => 'land')
const keyLines = places.map(({ id, spellings }) => packKeys(id, spellings))
const index = indexDirectory(
  fullDirectory,
  indexPlaces({ places: places.map(packPlace).join('\n'), keys: keyLines.join('\n') }),
)
const keys = [...new Set(keyLines.flatMap((line) => line.split('\t')))]
const snapshot = (name: string) => `../../fixtures/gazetteer/${name}.txt`
const lines = (list: readonly string[]) => `${[...list].sort().join('\n')}\n`

/** Slugs of two different pairs of ids: "a-b" + "c" and "a" + "b-c". */
function sharedSlugs(): string[] {
  const ids = new Set(places.map(({ id }) => id))
  const startsBefore = new Map<string, string[]>()
  for (const id of ids)
    for (const { left, right } of splitsOf(id, index.lookup))
      if (index.lookup(left)) startsBefore.set(right, [...(startsBefore.get(right) ?? []), id])
  return keys.flatMap((key) =>
    splitsOf(key, index.lookup).flatMap(({ left, right }) =>
      ids.has(right) ? (startsBefore.get(left) ?? []).map((id) => `${id}-${right}`) : [],
    ),
  )
}

describe('places that share a name', () => {
  it('get ids of their own: the most populous the plain one', async () => {
    const sameName = [...Map.groupBy(places, ({ names }) => slugify(names.en))].filter(
      ([, several]) => several.length > 1,
    )
    const report = sameName.map(([name, several]) => `${name}: ${several.map(({ id }) => id).join(' ')}`)
    await expect(lines(report)).toMatchFileSnapshot(snapshot('same-name'))
  })
})

describe('addresses with two readings', () => {
  it('mean the pair with more cities, then the larger smaller place', async () => {
    const report = [...new Set(sharedSlugs())].map((slug) => {
      const resolution = resolveRoute(slug, index.lookup, index.catalogue)
      const shown =
        resolution.kind === 'generated'
          ? `${resolution.origin.id} + ${resolution.destination.id}`
          : resolution.kind === 'not-found'
            ? 'not found'
            : `/route/${resolution.slug}`
      return `${slug}: ${shown}`
    })
    await expect(lines(report)).toMatchFileSnapshot(snapshot('two-readings'))
  })

  it('settle in one hop', () => {
    const restless = [...new Set(sharedSlugs())].filter((slug) => {
      const first = resolveRoute(slug, index.lookup, index.catalogue)
      if (first.kind === 'not-found') return false
      const second = resolveRoute(first.slug, index.lookup, index.catalogue)
      return second.kind === 'not-found' || second.slug !== first.slug
    })
    expect(restless).toEqual([])
  })
})

describe('words one typo away from a city of the catalogue', () => {
  it('mean the place that is called so, never the city', async () => {
    const report = fortyCities.flatMap((city) =>
      keys
        .filter((key) => isOneEdit(key, city.id, 0, city.id.length) && index.lookup(key)?.id !== city.id)
        .map((key) => `${key}: ${index.lookup(key)?.id}, not ${city.id}`),
    )
    await expect(lines(report)).toMatchFileSnapshot(snapshot('one-typo'))
  })
})

describe('cities of the catalogue', () => {
  it('are known by their ids and every one of their names', () => {
    const lost = fortyCities.flatMap(({ id, names, aliases }) =>
      [id, ...Object.values(names), ...aliases]
        .filter((name) => index.lookup(slugify(name))?.id !== id)
        .map((name) => `${name} is not ${id}`),
    )
    expect(lost).toEqual([])
  })
})
