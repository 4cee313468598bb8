// The compiler over the real data, compared with well-known journeys (tests/fixtures/anchors.csv).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { compile } from '#compiler/compose/compile.ts'
import { readNetwork } from '#compiler/read/read-network.ts'

const root = join(import.meta.dirname, '../../..')

interface Anchor {
  slug: string
  mode: string
  from: string
  to: string
  changes: string
  note: string
}
const anchors: Anchor[] = parse(readFileSync(join(root, 'tests/fixtures/anchors.csv'), 'utf8'), {
  columns: true,
  comment: '#',
})

describe('the fastest option', () => {
  const { routes } = compile(readNetwork(root))

  test.each(anchors.map(({ slug, mode, from, to, changes, note }) => [slug, mode, from, to, changes, note]))(
    'of %s by %s lasts %s to %s minutes with at most %s changes (%s)',
    (slug, mode, from, to, changes) => {
      const options = routes.find((route) => route.slug === slug)?.options ?? []
      const [fastest] = options
        .filter((option) => option.mode === mode)
        .sort((a, b) => a.minutes.value - b.minutes.value)
      expect(fastest?.minutes.value).toBeGreaterThanOrEqual(Number(from))
      expect(fastest?.minutes.value).toBeLessThanOrEqual(Number(to))
      const changed =
        mode === 'car'
          ? (fastest?.fareParts.filter(({ rule }) => rule === 'crossing') ?? [])
          : fastest?.changes
      expect(changed?.length).toBeLessThanOrEqual(Number(changes))
    },
  )
})
