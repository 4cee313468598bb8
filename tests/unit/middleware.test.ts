import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test, vi } from 'vitest'
import { importsOf } from '#checks/source/import-rules.ts'
import { messagesFor } from '#i18n/messages.ts'
import { frameInputs } from '#scripts/lib/inputs-hash.ts'
import { root } from '#scripts/lib/root.ts'
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

/** A file and all files it imports by value, directly or indirectly. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  for (const { specifier, typeOnly } of importsOf({ path: file, text })) {
    if (typeOnly || !/^[.#]/.test(specifier)) continue
    const target = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : specifier.replace('#', 'src/')
    withImports(target, found)
  }
  return found
}

// Astro looks for changes in the imports of a page, not in those of the middleware: pages would keep old words.
test('a change in what the middleware imports redraws every page', () => {
  const files = [...withImports('src/middleware.ts')]
  expect(files).toContain('src/i18n/messages/de.ts')
  expect(
    files.filter((file) => !frameInputs.some((path) => file === path || file.startsWith(`${path}/`))),
  ).toEqual([])
})
