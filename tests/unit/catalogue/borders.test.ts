// What a traveller meets at the border of two countries.
import { describe, expect, test } from 'vitest'
import { borderKind, bordersBetween } from '#catalogue/border.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'

const facts = readFacts(root, readNetwork(root))

describe('borders', () => {
  const country = (code: string) => {
    const found = facts.countries.get(code)
    if (!found) throw new Error(`no ${code}`)
    return found
  }
  test.each([
    ['FR', 'FR', 'domestic', []],
    ['FR', 'DE', 'schengen', ['schengen-internal-checks']],
    ['FR', 'CH', 'schengen', ['schengen-internal-checks', 'switzerland-customs']],
    ['FR', 'GB', 'other', ['eurostar-checks', 'uk-eta', 'uk-passport']],
    ['GB', 'FR', 'other', ['ees', 'etias', 'eurostar-checks', 'schengen-short-stay']],
    ['IE', 'GB', 'other', ['common-travel-area', 'uk-eta']],
    ['IE', 'FR', 'other', ['ees', 'etias', 'ireland-outside-schengen', 'schengen-short-stay']],
  ] as const)('%s to %s is %s with %j', (from, to, kind, systems) => {
    expect(borderKind(country(from), country(to))).toBe(kind)
    const found = bordersBetween([...facts.borders.values()], country(from), country(to))
    expect(found.map(({ system }) => system).sort()).toEqual(systems)
  })
})
