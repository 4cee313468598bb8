// Which pages a build uses again, and what their code consists of.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moduleHashes } from '#site/pages/module-hashes.ts'
import { hashOf, PageRecords, readRecords, writeRecords } from '#site/pages/records.ts'
import { renamesOf, statesBefore, withNewNames } from '#site/pages/renames.ts'
import { filesNamedIn, statesOf } from '#site/pages/states.ts'
import { writeIfNew } from '#tools/write-if-new.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the record of a page', () => {
  const paris = { size: 9, mtimeMs: 1, reads: ['words de', '?place["paris"]'], inline: ['style sha256-a'] }
  const rome = { size: 7, mtimeMs: 2, reads: ['words de', '?place["rome"]'], inline: [] }
  const states = { 'words de': 'Zug', '?place["paris"]': '{"lat":48}', '?place["rome"]': '{"lat":41}' }

  /** Records as they are read at the next build, with other states of what was read. */
  function atNextBuild(now: Record<string, string | undefined>) {
    const file = join(folder, 'records.json')
    const records = new PageRecords((read) => states[read as keyof typeof states])
    records.pages.set('paris.html', paris).set('rome.html', rome)
    writeRecords(file, records)
    const before = readRecords(file)
    expect(Object.fromEntries(before.pages)).toEqual({ 'paris.html': paris, 'rome.html': rome })
    const next = new PageRecords((read) => now[read], before.hashes)
    return [...before.pages].filter(([, page]) => next.isCurrent(page)).map(([name]) => name)
  }

  test.each([
    ['nothing changed', {}, ['paris.html', 'rome.html']],
    ['one place moved', { '?place["paris"]': '{"lat":49}' }, ['rome.html']],
    ['one place is gone', { '?place["rome"]': undefined }, ['paris.html']],
    ['a word of all pages changed', { 'words de': 'Bahn' }, []],
  ])('is good when %s', (_, changed, current) => {
    expect(atNextBuild({ ...states, ...changed })).toEqual(current)
  })

  test('of another form or no record at all means nothing is known', () => {
    const file = join(folder, 'records.json')
    expect(readRecords(file).pages.size).toBe(0)
    writeFileSync(file, '{"version":0,"pages":[["paris.html",1,1,[],[]]]}')
    expect(readRecords(file).pages.size).toBe(0)
  })

  test('is never good for a page whose reads were not recorded before', () => {
    expect(new PageRecords(() => 'now').isCurrent(paris)).toBe(false)
  })
})

describe('a file for browsers with another name', () => {
  const before = new Map([
    ['file /_astro/page.OLD.js', hashOf('modules of the page script')],
    ['file /_astro/other.OLD.js', hashOf('other modules')],
    ['file /_astro/same.js', hashOf('same modules')],
  ])
  const states: Record<string, string> = {
    'file /_astro/page.NEW.js': 'modules of the page script',
    'file /_astro/other.NEW.js': 'modules that were not there',
    'file /_astro/same.js': 'same modules',
    'file /_astro/plain.NEW.css': '',
    'sheets a': '["/_astro/page.NEW.js"]',
  }
  const stateOf = (read: string) => states[read]
  const files = ['page.NEW.js', 'other.NEW.js', 'same.js', 'plain.NEW.css'].map((name) => `_astro/${name}`)
  const renames = renamesOf(before, files, stateOf)

  test('is the one that is made of the same modules', () =>
    expect([...renames]).toEqual([['file /_astro/page.OLD.js', 'file /_astro/page.NEW.js']]))

  test('is none where two could be', () => {
    const twins = (read: string) => (read.includes('NEW') ? 'modules of the page script' : states[read])
    expect(renamesOf(before, files, twins).size).toBe(0)
  })

  test('leaves the state of what names it, and is written into the page', () => {
    const named = statesBefore(stateOf, renames)
    expect(named('sheets a')).toBe('["/_astro/page.OLD.js"]')
    expect(named('file /_astro/page.OLD.js')).toBe('modules of the page script')
    expect(named('file /_astro/other.OLD.js')).toBeUndefined()
    expect(withNewNames('<script src="/_astro/page.OLD.js">', renames)).toBe(
      '<script src="/_astro/page.NEW.js">',
    )
  })
})

describe('the code of a page', () => {
  const modules = (root: string, edits: Record<string, string> = {}) => {
    const graph: Record<string, readonly string[]> = {
      'src/pages/a.astro': ['src/models/a.ts', 'src/i18n/messages.ts'],
      'src/pages/b.astro': ['src/i18n/messages.ts', 'node_modules/x/index.js'],
      'src/pages/c.astro': ['src/models/c.ts'],
      'src/middleware.ts': ['src/lib/m.ts'],
      'src/lib/m.ts': [],
      'src/models/a.ts': ['src/lib/deep.ts'],
      'src/lib/deep.ts': ['src/models/a.ts'],
      'src/models/c.ts': ['src/i18n/messages/de.ts'],
      'src/i18n/messages.ts': ['src/i18n/messages/de.ts', 'src/i18n/messages/en.ts'],
      'src/i18n/messages/de.ts': ['src/i18n/parts/de.ts'],
      'src/i18n/parts/de.ts': ['src/lib/capital.ts'],
      'src/i18n/messages/en.ts': [],
      'src/lib/capital.ts': [],
      'node_modules/x/index.js': [],
    }
    return new Map(
      Object.entries(graph).map(([name, imports]) => [
        `${root}/${name}`,
        {
          code: edits[name] ?? `/* ${root}/${name} */`,
          imports: imports.map((imported) => `${root}/${imported}`),
        },
      ]),
    )
  }
  const hashes = (edits?: Record<string, string>, root = '/home/a') =>
    moduleHashes(modules(root, edits), root, ['de', 'en'])
  const [a, b, c] = ['a', 'b', 'c'].map((page) => `code src/pages/${page}.astro`)

  test.each([
    ['a page', 'src/pages/a.astro', [a]],
    ['a module far below', 'src/lib/deep.ts', [a]],
    ['the middleware', 'src/lib/m.ts', [a, b, c]],
    ['words, where pages choose them by their language', 'src/i18n/messages/en.ts', ['words en']],
    ['words that a page also imports itself', 'src/i18n/parts/de.ts', [c, 'words de']],
    ['what words are made with', 'src/lib/capital.ts', [c, 'words de']],
    ['the choice of words', 'src/i18n/messages.ts', [a, b]],
    ['a package, which the lock file covers', 'node_modules/x/index.js', []],
  ])('changes with %s', (_, name, changed) => {
    const [before, after] = [hashes(), hashes({ [name]: 'edited' })]
    expect(Object.keys(before)).toEqual([a, b, c, 'words de', 'words en'])
    expect(Object.keys(after).filter((key) => after[key] !== before[key])).toEqual(changed)
  })

  test('is the same in another folder', () => {
    expect(hashes({}, '/srv/b')).toEqual(hashes())
  })

  test('is the same whatever number the bundler gave a file', () => {
    const withFile = (number: string) =>
      hashes({ 'src/lib/deep.ts': `export default import.meta.ROLLDOWN_FILE_URL_${number};` })
    expect(withFile('VRAku6fjghkApIISiBWPzg')).toEqual(withFile('WPGYjwIlzWVNM1bYhOc83w'))
  })
})

describe('files for browsers', () => {
  const state = (entryModules: Record<string, string>, files: string[]) => {
    const manifest = () => ({
      routes: [],
      inlinedScripts: new Map(),
      clientDirectives: new Map(),
      entryModules,
    })
    return statesOf({ manifest, answerTo: () => undefined } as never, { frame: 'x' }, files, '/home/a')
  }

  test('are read by the page that names them', () => {
    const page = '<script src="/_astro/page.Ab_1.js"></script><i uid="/_astro/Search.x-2.js"></i>'
    expect(filesNamedIn(page)).toEqual(['file /_astro/page.Ab_1.js', 'file /_astro/Search.x-2.js'])
  })

  test('have another state when they are gone or hold another module', () => {
    const file = '_astro/a.1.js'
    const [name] = filesNamedIn(`/${file}`) as [string]
    const before = state({ '/home/a/src/a.ts': file }, [file])(name)
    expect(before).toBeDefined()
    expect(state({ '/home/a/src/a.ts': file }, [file, '_astro/b.2.js'])(name)).toBe(before)
    expect(state({ '/home/a/src/b.ts': file }, [file])(name)).not.toBe(before)
    expect(state({ '/home/a/src/a.ts': '_astro/a.9.js' }, ['_astro/a.9.js'])(name)).toBeUndefined()
  })
})

describe('a file of the site', () => {
  test.each([
    ['the same', 'the page as it was', false],
    ['shorter', 'short', true],
    ['longer', 'a page that grew since the build before', true],
    ['another of the same length', 'the page as it is.', true],
  ])('that is %s is written: %s', (_, text, isWritten) => {
    const page = join(folder, 'page.html')
    expect(writeIfNew(page, Buffer.from('the page as it was'))).toBe(true)
    expect(writeIfNew(page, Buffer.from(text))).toBe(isWritten)
    expect(readFileSync(page, 'utf8')).toBe(text)
    expect(readdirSync(folder)).toEqual(['page.html'])
  })
})
