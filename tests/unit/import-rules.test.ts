import { describe, expect, test } from 'vitest'
import { importsOf, sourceFaults } from '#checks/source/import-rules.ts'
import { roomOf } from '#checks/source/rooms.ts'
import { sourceFiles } from '#checks/source/source-files.ts'

const faults = (path: string, text: string) => sourceFaults({ path, text })

test('every source file keeps to the order of the rooms', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap(sourceFaults)).toEqual([])
})

describe('allowed', () => {
  test.each([
    ['src/pages/about.astro', "import Page from '#layouts/Page.astro'"],
    ['src/pages/about.astro', "import '#styles/site.css'"],
    ['src/islands/search/Search.tsx', "import { $currency } from '#stores/currency.ts'"],
    ['src/islands/search/Search.tsx', "import { fold } from './fold.ts'"],
    ['src/islands/search/Search.tsx', "import { onIntent } from '../intent.ts'"],
    ['src/islands/search/Search.tsx', "import type { Messages } from '#i18n/messages/en.ts'"],
    ['src/islands/options/Options.tsx', "import type { OptionCard } from '#models/option-card.ts'"],
    ['src/catalogue/place.ts', "import { languages } from '#lib/languages.ts'"],
    ['functions/app.ts', "import { Hono } from 'hono'"],
    ['tests/unit/x.test.ts', "import { x } from '#pages/x.ts'"],
    ['src/components/ui/Icon.astro', '<svg fill="none" stroke="currentColor"><path d="M0 0" /></svg>'],
    ['src/components/ui/Icon.astro', '<style>p { color: red }</style>'],
    ['src/islands/search/Search.tsx', '<button onClick={() => go()} />'],
  ])('%s: %s', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})

describe('refused', () => {
  test.each([
    ['src/lib/x.ts', "import { a } from '#catalogue/mode.ts'", 'lib may import styles'],
    ['src/catalogue/x.ts', "import A from '#pages/x.ts'", 'catalogue may import lib, geo'],
    ['src/catalogue/x.ts', "import type { A } from '#models/a.ts'", 'catalogue may import lib, geo'],
    ['src/islands/s/S.tsx', "import { a } from '#components/x.ts'", 'islands may import lib, geo, catalogue'],
    ['src/islands/s/S.tsx', "import { a } from '#models/x.ts'", 'types also from models'],
    ['src/islands/s/S.tsx', "import { route } from '#catalogue/load.ts'", 'Pass a card'],
    ['src/islands/s/S.tsx', "const { en } = await import('#i18n/messages/en.ts')", 'Pass the few words'],
    ['src/islands/s/S.tsx', "import { C } from '../chart/C.tsx'", 'inside another island'],
    ['src/islands/s/S.tsx', "import { C } from '#islands/chart/C.tsx'", 'inside another island'],
    ['src/components/a/A.astro', "---\nimport P from '../../pages/P.astro'\n---", 'Write #pages/'],
    ['src/components/a/A.astro', "import c from '../../../astro.config.mjs'", 'leaves src/components'],
    ['functions/app.ts', "import { a } from '#scripts/a.ts'", 'functions may import'],
    ['scripts/a.ts', "import { a } from './a'", 'has no extension'],
    ['src/lib/all.ts', "export * from './a.ts'", 're-exports another file'],
    ['src/lib/all.ts', "export { a } from './a.ts'", 're-exports another file'],
    ['src/components/A.astro', '<p style="color: red">', 'style attribute'],
    ['src/islands/s/S.tsx', '<p style={{ color }}>', 'style attribute'],
    ['src/components/A.astro', '<script define:vars={{ a }}>', 'define:vars'],
    ['src/components/A.astro', '<button onclick="go()">', 'inline event handler'],
  ])('%s: %s', (path, text, message) => {
    const found = faults(path, text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })
})

test('a fault names file and line', () => {
  expect(faults('src/lib/x.ts', "// why\nimport { a } from '#catalogue/mode.ts'")[0]).toMatch(
    /^src\/lib\/x\.ts:2: imports #catal/,
  )
})

test('imports are found in every form', () => {
  const text = [
    "import a from 'a'",
    "import {\n  b,\n  type B,\n} from 'b'",
    "import type { C } from 'c'",
    "import 'd'",
    "import * as e from 'e'",
    "const f = () => import('f')",
    "export { g } from 'g'",
    "const text = 'import nothing from here'",
    "export const h = 'h'",
  ].join('\n')
  expect(
    importsOf({ path: 'x.ts', text }).map(({ specifier, typeOnly }) => specifier + (typeOnly ? ' type' : '')),
  ).toEqual(['a', 'b', 'c type', 'd', 'e', 'f', 'g'])
})

test.each([
  ['src/pages/[...lang]/index.astro', 'pages'],
  ['functions/server/app.ts', 'functions'],
  ['tests/unit/x.test.ts', undefined],
  ['astro.config.mjs', undefined],
])('%s lies in %s', (file, room) => {
  expect(roomOf(file)).toBe(room)
})
