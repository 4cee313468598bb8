import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalForm, readAddress } from '#places/address.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { resolvePage } from '#places/page-address.ts'
import { fullDirectory } from '../fixtures/cities.ts'

const index = indexDirectory(fullDirectory)

describe('final form', () => {
  it.each([
    ['/', '/'],
    ['/de', '/de'],
    ['/route/london-paris', '/route/london-paris'],
    ['/de/', '/de'],
    ['/de.html', '/de'],
    ['/index.html', '/'],
    ['/de/index.html', '/de'],
    ['/route/london-paris/', '/route/london-paris'],
    ['/route/london-paris.html', '/route/london-paris'],
    ['/Route/London_Paris', '/route/london-paris'],
    ['//route///london-paris//', '/route/london-paris'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/route/london-paris', '/route/london-paris'],
    ['/en/de/privacy', '/de/privacy'],
    ['/de/about', '/about'],
    ['/fr/admin/', '/admin'],
    ['/about', '/about'],
    ['/travel/train', '/travel/train'],
    ['/travel/train/2', '/travel/train/2'],
    ['/travel/rocket', '/'],
    ['/travel/rocket/2', '/'],
    ['/it/travel/rocket', '/it'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example/x', '/%5Cevil.example/x'],
    ['/a%00b', '/a%00b'],
    ['/%zz', '/%25zz'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/%2e%2e/x', '/x'],
    ['/routes-data.json', '/routes-data.json'],
    ['/_astro/Search.Ab_c1.js', '/_astro/Search.Ab_c1.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/api/track/page-view', '/api/track/page-view'],
  ])('of %s is %s', (path, final) => {
    expect(finalForm(path)).toBe(final)
  })

  it('is reached once, begins with one slash and holds no control characters, for any input', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      'en',
      'de',
      '.html',
      'index',
      '%2e',
      '%2F',
      '_',
      'about',
      'travel',
      'X',
    )
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.array(parts).map((list) => `/${list.join('')}`),
    )
    fc.assert(
      fc.property(path, (input) => {
        const once = finalForm(input)
        expect(finalForm(once)).toBe(once)
        expect(once).toMatch(/^\/(?![/\\])/)
        expect(once).not.toMatch(/[\p{Cc}\\]/u)
        expect(new URL(once, 'https://waymark.example').host).toBe('waymark.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an address', () => {
  it.each([
    ['/route/london-paris', 'en', 'route', 'london-paris'],
    ['/de/route/london-paris', 'de', 'route', 'london-paris'],
    ['/pt/route/london-paris', 'en', 'page', undefined],
    ['/fr/city/atlantis', 'fr', 'city', 'atlantis'],
    ['/airport/xxx-to-paris', 'en', 'airport', 'xxx-to-paris'],
    ['/airports-near/atlantis', 'en', 'airportsNear', 'atlantis'],
    ['/es/travel-corridor/a-to-b', 'es', 'corridor', 'a-to-b'],
    ['/landmark/x', 'en', 'landmark', 'x'],
    ['/it/ferry/x', 'it', 'ferry', 'x'],
    ['/constructor/x', 'en', 'page', undefined],
    ['/', 'en', 'page', undefined],
  ])('%s is %s, %s, %s', (path, lang, family, slug) => {
    expect(readAddress(path)).toEqual({ lang, family, slug })
  })
})

describe('a page address', () => {
  it.each([
    ['/route/london-paris', { kind: 'page' }],
    ['/de/route/london-paris', { kind: 'page' }],
    ['/de/route/London_Paris/', { kind: 'redirect', to: '/de/route/london-paris', sure: true }],
    ['/en/route/wien-prag.html', { kind: 'redirect', to: '/route/vienna-prague', sure: true }],
    ['/fr/route/londn-paris', { kind: 'redirect', to: '/fr/route/london-paris', sure: true }],
    ['/route/atlantis-paris', { kind: 'not-found' }],
    ['/route/%00', { kind: 'not-found' }],
    ['/route', { kind: 'not-found' }],
    ['/pt/route/london_paris', { kind: 'redirect', to: '/pt/route/london-paris', sure: false }],
    ['/de/night-trains/wien', { kind: 'redirect', to: '/de/night-trains/vienna', sure: false }],
    ['/night-trains/vienna', { kind: 'page' }],
    ['/night-trains/atlantis', { kind: 'not-found' }],
    ['/night-trains', { kind: 'page' }],
    ['/privacy/', { kind: 'redirect', to: '/privacy', sure: false }],
    ['/privacy', { kind: 'page' }],
  ])('%s: %o', (path, answer) => {
    expect(resolvePage(path, index)).toEqual(answer)
  })

  it('leads in one hop to a page, and only to paths of this site', () => {
    const path = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/route/${text}`),
    )
    fc.assert(
      fc.property(path, (input) => {
        const answer = resolvePage(input, index)
        if (answer.kind !== 'redirect') return
        expect(answer.to).toMatch(/^\/(?![/\\])/)
        expect(resolvePage(answer.to, index).kind).toBe('page')
      }),
      { numRuns: 500 },
    )
  })
})
