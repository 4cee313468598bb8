// What the note below a route's map says that its trains pass.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { route } from '#catalogue/load.ts'
import { pathTo } from '#i18n/paths.ts'
import { passedOn } from '#models/route/passed.ts'
import { dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'
import { routes } from './every-route.ts'

const passed = (slug: string) => {
  const [best] = route(slug).options
  return best ? passedOn(best, 'en') : []
}

test.each([
  ['london-paris', ['Channel Tunnel (51\u00a0km)']],
  ['barcelona-lyon', ['Perthus Tunnel (8\u00a0km)']],
  ['munich-venice', ['Austria']],
  ['cologne-munich', ['Freudenstein Tunnel (7\u00a0km)', 'Boßler Tunnel (9\u00a0km)']],
  ['munich-cologne', ['Boßler Tunnel (9\u00a0km)', 'Freudenstein Tunnel (7\u00a0km)']],
  ['paris-lyon', []],
])('%s passes what its line shows, in order of travel', (slug, names) => {
  expect(passed(slug)).toEqual(names)
})

test('only options by train pass anything', () => {
  const others = routes.flatMap(({ options }) => options.filter(({ mode }) => mode !== 'train'))
  expect(others.filter((option) => passedOn(option, 'en').length > 0)).toEqual([])
})

test.each([
  ['en', 'On the way: Channel Tunnel (51\u00a0km).'],
  ['de', 'Unterwegs: Eurotunnel (51\u00a0km).'],
  ['fr', 'En chemin\u00a0: tunnel sous la Manche (51\u00a0km).'],
  ['es', 'Por el camino: Eurotúnel (51\u00a0km).'],
  ['it', 'Lungo il percorso: tunnel della Manica (51\u00a0km).'],
] as const)('the note says it in %s', (lang, words) => {
  const html = readFileSync(join(dist, fileOfPath(pathTo.route('london-paris', lang))), 'utf8')
  expect(html.replaceAll('&nbsp;', '\u00a0')).toContain(words)
})
