import { describe, expect, it } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'
import { type Language, languages } from '#lib/languages.ts'
import { notFoundModel, toNotFoundWords } from '#models/on-request/not-found.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { fortyCities, fullDirectory } from '../fixtures/cities.ts'

const full = indexDirectory(fullDirectory)
const modelOf = (path: string, lang: Language = 'en', index = full) =>
  notFoundModel(path, index, toNotFoundWords(messagesFor(lang)))
const titles = (path: string, index = full) => modelOf(path, 'en', index).similar.map(({ title }) => title)

describe('a missed route', () => {
  it.each([
    ['/route/london-atlantis', 'There is no route from London to Atlantis yet.'],
    ['/route/atlantis-wien', 'There is no route from Atlantis to Vienna yet.'],
    ['/route/new-york-tokyo', 'There is no route from New York to Tokyo yet.'],
    ['/route/Atlantis_Paris.html', 'There is no route from Atlantis to Paris yet.'],
    ['/route/paris-to-atlantis', 'There is no route from Paris to Atlantis yet.'],
    ['/route/atlantis-to-atlantisburg', 'There is no route from Atlantis to Atlantisburg yet.'],
    ['/route/munich-munchen', 'There is no route from Munich to Munich yet.'],
    ['/route/atlantis', undefined],
    ['/route/%00-x', undefined],
    ['/nothing', undefined],
  ])('%s says: %s', (path, sentence) => {
    expect(modelOf(path).noRoute).toBe(sentence)
  })

  it('names known places in the language of the page', () => {
    for (const lang of languages) {
      const path = `${lang === 'en' ? '' : `/${lang}`}/route/vienna-atlantis`
      expect(modelOf(path, lang).noRoute).toContain(
        fortyCities.find(({ id }) => id === 'vienna')?.names[lang],
      )
    }
  })

  it('cuts a very long name', () => {
    expect(modelOf(`/route/${'x'.repeat(90)}-paris`).noRoute).toMatch(/from Xx{59}… to Paris/)
  })

  it('offers up to six routes of the known end, its own direction first, the nearest first', () => {
    const similar = titles('/route/lisbon-atlantis')
    expect(similar).toHaveLength(6)
    expect(similar[0]).toBe('Lisbon – Porto')
    expect(similar.every((title) => title.startsWith('Lisbon – '))).toBe(true)
  })

  it('matches names in part, in any language, at either end', () => {
    const index = indexDirectory({
      cities: fortyCities,
      routes: ['paris-milan', 'berlin-prague', 'rome-naples'],
    })
    expect(titles('/route/mailand-pari', index)).toEqual(['Paris – Milan'])
    expect(titles('/route/neap-xyz', index)).toEqual(['Rome – Naples'])
    expect(titles('/route/ro-xy', index)).toEqual([])
  })
})

describe('the popular routes', () => {
  it('are the six of D138, as far as they exist', () => {
    expect(modelOf('/nothing').popular.map(({ href }) => href)).toEqual([
      '/route/london-paris',
      '/route/amsterdam-berlin',
      '/route/barcelona-madrid',
      '/route/rome-milan',
      '/route/paris-brussels',
      '/route/vienna-prague',
    ])
    const one = indexDirectory({ cities: fortyCities, routes: ['rome-milan', 'paris-lyon'] })
    expect(modelOf('/de/nothing', 'de', one).popular).toMatchObject([
      { href: '/de/route/rome-milan', title: 'Rom – Mailand' },
    ])
  })
})

describe('the buttons', () => {
  it.each([
    ['/nothing', 'en', ['/', '/#search', '/explore']],
    ['/de/city/x', 'de', ['/de', '/de#search', '/de/explore']],
    ['/route/vienna-atlantis', 'en', ['/', '/#search', '/explore/vienna']],
  ] as const)('of %s lead home, to the search and to the towns around', (path, lang, hrefs) => {
    expect(modelOf(path, lang).buttons.map(({ href }) => href)).toEqual(hrefs)
  })
})

describe('the words', () => {
  it('cross to the browser as they are', () => {
    for (const lang of languages) {
      const words = toNotFoundWords(messagesFor(lang))
      expect(JSON.parse(JSON.stringify(words))).toEqual(words)
      expect(words.noRoute).toContain('{from}')
      expect(words.noRoute).toContain('{to}')
    }
  })
})
