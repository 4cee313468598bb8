// Sections of a route's page: each stands in the article, and is whole without Astro, as requests draw it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { routePage } from '#models/route-page.ts'
import { root } from '#scripts/lib/root.ts'
import { draw } from '#views/draw.ts'
import type { PageWords } from '#views/page-words.ts'
import { type SectionName, sectionNames, sections } from '#views/route/sections.tsx'

const site = 'https://views.example'
const sectionOf = (name: SectionName, slug: string, page: PageWords) =>
  draw(sections[name], { model: routePage(slug, page.lang, page.t), page })
const english = { lang: 'en', t: messagesFor('en'), icons: '#i-', site } as const
const inEnglish = (name: SectionName, slug: string) => sectionOf(name, slug, english)

test('every section stands once in the article', () => {
  const article = ['RouteArticle', 'Comparison', 'LivePricesCard'].map((name) =>
    readFileSync(join(root, 'src', 'components', 'route', `${name}.astro`), 'utf8'),
  )
  const named = [...article.join('').matchAll(/<Drawn name="([\w-]+)"/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(sectionNames.toSorted())
})

describe.each(languages)('sections (%s)', (lang) => {
  const words = { lang, t: messagesFor(lang), site }
  const drawnWith = (icons: string) =>
    sectionNames.map((name) => sectionOf(name, 'london-paris', { ...words, icons }))

  test('differ by nothing but where icons are', () => {
    const inFile = drawnWith('/icons.svg#')
    expect(inFile.join('')).toContain('href="/icons.svg#train"')
    expect(inFile.map((html) => html.replaceAll('href="/icons.svg#', 'href="#i-'))).toEqual(drawnWith('#i-'))
  })

  test('write no value that is missing, and no mark of hydration', () => {
    for (const html of drawnWith('#i-')) expect(html).not.toMatch(/undefined|NaN|\[object|<!--/)
  })
})

test('addresses of a page are those of its site', () => {
  const header = inEnglish('header', 'london-paris')
  expect(header).toContain(`${site}/route/london-paris`)
  expect(header).toContain(`"item":"${site}/city/london"`)
})

test('what a route does not have draws nothing', () => {
  expect(inEnglish('tip', 'london-paris')).toContain('class="tip"')
  expect(inEnglish('tip', 'berlin-rome')).toBe('')
})

test('what can be chosen on a board has its details', () => {
  const opened = [...inEnglish('board', 'london-paris').matchAll(/commandfor="([^"]+)"/g)].map(([, id]) => id)
  const dialogs = [...inEnglish('dialogs', 'london-paris').matchAll(/<dialog[^>]* id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(opened.length).toBeGreaterThan(3)
  expect(dialogs).toEqual(opened)
})
