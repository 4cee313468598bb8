// What home, about and method claim is what the catalogue has (data/COVERAGE.md shows the same counts): numbers in sentences are
// counts of the catalogue, and words of quantity hold.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { briefFile, knownCounts, meta, routeIndex } from '#catalogue/load.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { site } from '#catalogue/site.ts'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import { countsAround } from '#models/on-request/explore-page.ts'
import { buildFolder, dist } from '#scripts/lib/root.ts'
import { fileOfPath } from '#scripts/lib/site-files.ts'

const textOf = (path: string) =>
  readFileSync(join(dist, fileOfPath(path)), 'utf8')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')

const figures: Record<string, number> = JSON.parse(
  readFileSync(join(buildFolder, 'catalogue', 'figures.json'), 'utf8'),
)

const around = countsAround(readBrief(briefFile(site.homeCity)))

/** Counts that a sentence may name. */
const counts = new Set<number>([
  ...Object.values(figures),
  ...Object.values(around).flatMap(({ towns, land }) => [towns, land]),
  ...Object.values(knownCounts()).flatMap((byBasis) => {
    const each: number[] = Object.values(byBasis)
    return [...each, each.reduce((sum, count) => sum + count, 0)]
  }),
  ...Object.values(meta()).filter((value) => typeof value === 'number'),
])

/** What is counted, in the words of each language. */
const counted = {
  en: 'routes|options|services|cities|countries',
  de: 'Strecken|Optionen|Verbindungen|Städte|Städten|Länder|Ländern',
  fr: 'trajets|options|services|villes|pays',
  es: 'rutas|opciones|servicios|ciudades|países',
  it: 'tratte|opzioni|servizi|città|paesi',
} as const

const digits = (text: string) => Number(text.replace(/\D/g, ''))

describe.each(languages)('sentences in %s', (lang) => {
  const pages = [pathTo.home(lang), pathTo.method(lang), ...(lang === 'en' ? [pathTo.about()] : [])]
  test.each(pages)('%s names only counts of the catalogue', (path) => {
    const form = new RegExp(
      `(?<![\\d.,+–-]\\s?)(\\d[\\d.,\\s]*\\d)(\\+?)\\s(?:${counted[lang]})(?![\\p{L}])`,
      'gu',
    )
    const named = [...textOf(path).matchAll(form)].map(([whole, number = '', more]) => ({
      whole,
      number: digits(number),
      isLeast: more === '+',
    }))
    const wrong = named.filter(({ number, isLeast }) =>
      isLeast ? ![...counts].some((count) => count >= number) : !counts.has(number),
    )
    expect(wrong.map(({ whole }) => whole)).toEqual([])
    if (path === pathTo.home('en')) expect(named.length).toBeGreaterThan(3)
  })
})

describe('words of quantity', () => {
  const { prices } = knownCounts()
  const all = Object.values<number>(prices).reduce((sum, count) => sum + count, 0)
  const method = textOf(pathTo.method('en'))

  test('most prices are estimates, and nothing says otherwise', () => {
    expect(method).toContain('Most prices are estimated')
    expect(prices.modelled / all).toBeGreaterThan(0.5)
  })
  test('what emits less on how many routes is what the routes say', () => {
    const { trainAndFlightRoutes: both, trainBelowFlightRoutes: less } = figures
    const of = less === both ? 'all' : less
    expect(textOf(pathTo.home('en'))).toContain(`on ${both} routes. The train emits less on ${of} of them.`)
  })
  test('the strip keeps within what stands behind it', () => {
    expect(routeIndex().length).toBeGreaterThanOrEqual(600)
    expect(site.travellersSource).toMatch(/^https:/)
  })
  test.each(['/', pathTo.about(), pathTo.method('en')])('%s promises nothing that no page keeps', (path) => {
    expect(textOf(path)).not.toMatch(
      /guarantee|real-time price|live price comparison|all of Europe|every (?:train|flight|route|price) in Europe|always cheapest|best price/i,
    )
  })
})
