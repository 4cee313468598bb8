import { expect, test, vi } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'
import { onRequest } from '../../src/middleware.ts'

/** `Astro.locals` of a page with these params. */
async function localsOf(params: Record<string, string | undefined>): Promise<App.Locals> {
  const locals = {} as App.Locals
  await onRequest({ params, locals }, vi.fn<() => Promise<Response>>())
  return locals
}

test.each([
  ['a German page', { lang: 'de', slug: 'london-paris' }, 'de'],
  ['an English page', { lang: undefined, slug: 'london-paris' }, 'en'],
  ['a page in English only', {}, 'en'],
  ['an unknown first segment', { lang: 'xx' }, 'en'],
  ['a first segment that names a property of every object', { lang: 'constructor' }, 'en'],
] as const)('%s has its language and words', async (_, params, lang) => {
  expect(await localsOf(params)).toEqual({ lang, t: messagesFor(lang) })
})

test('the page is drawn after its language is known', async () => {
  const locals = {} as App.Locals
  const page = new Response('page')
  const drawn = await onRequest({ params: { lang: 'fr' }, locals }, async () => {
    expect(locals.lang).toBe('fr')
    return page
  })
  expect(drawn).toBe(page)
})
