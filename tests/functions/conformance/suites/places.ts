import { describe, expect, it } from 'vitest'
import { geocodeSearchReplySchema } from '#contracts/geocode-search.ts'
import type { Target } from '../target.ts'

/** Place search over HTTP. */
export function suite({ fetch }: Target) {
  const ask = async (query: string) => {
    const response = await fetch(`/api/geocode/search?${query}`)
    return { response, found: geocodeSearchReplySchema.parse(await response.json()) }
  }

  describe('place search', () => {
    it('answers with places, a city of the catalogue marked as such', async () => {
      const { response, found } = await ask('query=paris')
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toContain('max-age=86400')
      expect(found[0]).toEqual({
        id: 'paris',
        name: 'Paris',
        country: 'France',
        lat: expect.closeTo(48.857, 2),
        lng: expect.closeTo(2.352, 2),
        source: 'database',
        kind: 'city',
        exact: true,
      })
      expect(found[1]).toMatchObject({
        id: 'paris-us',
        country: 'United States',
        source: 'geocoded',
        kind: 'place',
      })
    })

    it.each([
      ['query=Wien&lang=de', { id: 'vienna', name: 'Wien', country: 'Österreich' }],
      ['query=N%C3%BCrnberg&lang=it', { id: 'nuremberg', name: 'Norimberga', country: 'Germania' }],
      ['query=nuernb&lang=fr', { id: 'nuremberg', name: 'Nuremberg', country: 'Allemagne' }],
      ['query=NEW%20YORK&lang=es', { id: 'new-york', name: 'Nueva York', country: 'Estados Unidos' }],
      ['query=rekjavik', { id: 'reykjavik', country: 'Iceland' }],
      ['query=paris&lang=xx', { id: 'paris', country: 'France' }],
    ])('?%s finds %j first', async (query, first) => {
      expect((await ask(query)).found[0]).toMatchObject(first)
    })

    it.each([
      ['newcastle', ['newcastle town', 'newcastle-au place']],
      ['brest', ['brest-fr town', 'brest place']],
      ['ber', ['berlin city', 'bern town']],
      ['lon', ['london city']],
    ])('lists cities, then towns with journeys, then other places: %s', async (query, first) => {
      const { found } = await ask(`query=${query}`)
      const ordered = found.map(({ id, kind }) => `${id} ${kind}`)
      expect(ordered.slice(0, first.length)).toEqual(first)
      expect(found.filter(({ kind }) => kind !== 'city').map(({ source }) => source)).not.toContain(
        'database',
      )
    })

    it('names the region where a name repeats in a country', async () => {
      const { found } = await ask('query=springfield')
      expect(found.length).toBe(5)
      expect(new Set(found.map(({ region }) => region)).size).toBe(5)
    })

    it.each([
      ['nothing', ''],
      ['one letter', 'query=x'],
      ['blanks', 'query=%20%20%20'],
      ['control characters', 'query=%00%01%02'],
      ['a very long text', `query=${'a'.repeat(5000)}`],
      ['markup', 'query=%3Cscript%3E'],
      ['malformed encoding', 'query=%E0%A4%A'],
      ['a prototype', 'query=__proto__'],
      ['another parameter', 'q=paris'],
    ])('with %s finds nothing, and says so with 200', async (_, query) => {
      const { response, found } = await ask(query)
      expect([response.status, found]).toEqual([200, []])
    })

    it('is asked by GET only', async () => {
      const response = await fetch('/api/geocode/search?query=paris', { method: 'POST' })
      expect(response.status).toBe(405)
    })
  })
}
