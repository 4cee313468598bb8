import { describe, expect, it } from 'vitest'
import { errorReplySchema } from '#contracts/error.ts'
import { routeReplySchema } from '#contracts/route.ts'
import type { Target } from '../target.ts'

/** Options between two towns over HTTP; tests/fixtures/site/reach has the reach of London, of two places. */
export function suite({ fetch }: Target) {
  const ask = (slug: string) => fetch(`/api/routes/${slug}`)

  describe('options between two towns', () => {
    it.each(['london-paris', 'london-nuremberg'])('are those of the reach file: %s', async (slug) => {
      const response = await ask(slug)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toContain('public')
      const route = routeReplySchema.parse(await response.json())
      expect(route.slug).toBe(slug)
      expect(route.transportOptions.length).toBeGreaterThan(1)
      expect(route.transportOptions.filter(({ isBest }) => isBest)).toHaveLength(1)
      const [best] = route.transportOptions
      expect(best?.legs[0]?.from).toMatch(/^London/)
    })

    it('name operators, stops and places', async () => {
      const { transportOptions } = routeReplySchema.parse(await (await ask('london-paris')).json())
      const direct = transportOptions.find(({ mode, directRoute }) => mode === 'train' && directRoute)
      expect(direct).toMatchObject({
        operator: 'Eurostar',
        legs: [{ from: 'London St Pancras International', to: 'Paris Gare du Nord' }],
      })
      const drive = transportOptions.find(({ mode }) => mode === 'car')
      expect([drive?.legs[0]?.from, drive?.legs.at(-1)?.to]).toEqual(['London', 'Paris'])
    })

    it.each([
      ['london-to-paris', 'london-paris'],
      ['Londres-Paris', 'london-paris'],
      ['london-nuernberg', 'london-nuremberg'],
    ])('have one address: %s leads to %s', async (asked, slug) => {
      const response = await ask(asked)
      expect([response.status, response.headers.get('Location')]).toEqual([301, `/api/routes/${slug}`])
    })

    it.each([
      ['nothing that is known', 'x'],
      ['an unknown place', 'london-atlantis'],
      ['a place that nothing leads to', 'london-new-york'],
      ['a place without a reach file', 'nuremberg-new-york'],
    ])('of %s are not found', async (_, slug) => {
      const response = await ask(slug)
      expect(response.status).toBe(404)
      expect(errorReplySchema.parse(await response.json()).error.code).toBe('not-found')
    })

    it('that are not found come with similar routes', async () => {
      const { error } = errorReplySchema.parse(await (await ask('bath-paris')).json())
      expect(error.similar).toContain('london-paris')
    })
  })
}
