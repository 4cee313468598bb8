import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withLock } from '#scripts/lib/build-lock.ts'
import {
  buildEnvironment,
  buildInputs,
  bundleInputs,
  frameInputs,
  inputsHash,
} from '#scripts/lib/inputs-hash.ts'
import { choosePort } from '#scripts/lib/port.ts'
import { pathOfFile } from '#scripts/lib/site-files.ts'
import { hashesOf, inlineElements } from '#site/inline-hashes.ts'
import { removeOthers } from '#tools/prune.ts'

let folder: string
const put = (path: string, text = '', time?: number) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
  if (time !== undefined) utimesSync(join(folder, path), time, time)
  return join(folder, path)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the fingerprint of the inputs', () => {
  const hash = (env: NodeJS.ProcessEnv = {}) => inputsHash(['src', 'package.json', 'absent'], folder, env)
  beforeEach(() => {
    put('src/page.astro', 'one')
    put('package.json', '{}')
    put('notes.txt', 'one')
  })

  test('stays while nothing changes', () => {
    const before = hash()
    put('notes.txt', 'two')
    put('src/page.astro', 'one', 5000)
    expect(hash()).toBe(before)
  })

  test.each([
    ['a file is edited', () => put('src/page.astro', 'two')],
    ['a file is added', () => put('src/deep/new.astro', '')],
    ['a file is removed', () => rmSync(join(folder, 'package.json'))],
  ])('changes when %s', (_, edit) => {
    const before = hash()
    edit()
    expect(hash()).not.toBe(before)
  })

  test('changes with the build environment', () => {
    expect(hash({ SITE_URL: 'https://a.example' })).not.toBe(hash({ SITE_URL: 'https://b.example' }))
    expect(hash({ HOME: '/a' })).toBe(hash({ HOME: '/b' }))
  })

  test.each(buildEnvironment)('of the frame change with %s, so all pages are drawn again', (name) => {
    expect(inputsHash(frameInputs, folder, { [name]: 'set' })).not.toBe(inputsHash(frameInputs, folder, {}))
  })
})

describe('an edit of', () => {
  const changes = (path: string, inputs: readonly string[]) => {
    const before = inputsHash(inputs, folder, {})
    put(path, 'edited')
    return inputsHash(inputs, folder, {}) !== before
  }

  test.each([
    ['scripts/bench/interactions/tours.ts', false, false, false],
    ['scripts/checks/site/page.ts', false, false, false],
    ['scripts/verify-site.ts', false, false, false],
    ['scripts/build.ts', false, false, false],
    ['tests/unit/build-tools.test.ts', false, false, false],
    ['scripts/compiler/compose/rounds.ts', true, false, false],
    ['data/services/rail/de.csv', true, false, false],
    ['functions/node.ts', true, false, false],
    ['src/pages/index.astro', true, true, false],
    ['src/islands/search/SearchForm.tsx', true, true, false],
    ['public/favicon.svg', true, true, false],
    ['scripts/site/script-chunks.ts', true, true, true],
    ['package-lock.json', true, true, true],
  ])('%s asks for a build: %s, of code: %s, of every page: %s', (path, build, bundle, everyPage) => {
    const asks = [buildInputs, bundleInputs, frameInputs].map((inputs) => {
      const isAsking = changes(path, inputs)
      rmSync(join(folder, path))
      return isAsking
    })
    expect(asks).toEqual([build, bundle, everyPage])
  })
})

describe('pruning an earlier build', () => {
  test('removes files this build does not have, and the folders they leave empty', () => {
    for (const file of [
      'route/london-paris.html',
      'route/gone.html',
      'old/deep/asset.js',
      'new/asset.js',
      'x.js',
    ])
      put(file)
    expect(removeOthers(folder, new Set(['route/london-paris.html', 'new/asset.js']))).toBe(3)
    expect(readdirSync(folder).sort()).toEqual(['new', 'route'])
    expect(readdirSync(join(folder, 'route'))).toEqual(['london-paris.html'])
  })
})

describe('the build lock', () => {
  test('lets the second build wait for the first', async () => {
    const lock = join(folder, 'build.lock')
    put('build.lock', String(process.ppid)) // another running process
    const order: string[] = []
    const second = withLock(lock, async () => order.push('second'), 10)
    order.push('first')
    rmSync(lock)
    await second
    expect(order).toEqual(['first', 'second'])
    expect(existsSync(lock)).toBe(false)
  })

  test('is taken over from a build that died', async () => {
    put('build.lock', '999999999')
    expect(await withLock(join(folder, 'build.lock'), async () => 'built', 10)).toBe('built')
  })

  test('is not waited for by the build that holds it', async () => {
    const lock = join(folder, 'build.lock')
    expect(await withLock(lock, () => withLock(lock, async () => 'built'), 10)).toBe('built')
  })

  test('is released when the build fails', async () => {
    const failing = withLock(join(folder, 'build.lock'), () => Promise.reject(new Error('no')), 10)
    await expect(failing).rejects.toThrow('no')
    expect(existsSync(join(folder, 'build.lock'))).toBe(false)
  })
})

describe('hashes for the Content-Security-Policy', () => {
  const inlineHashes = (pages: readonly string[]) => hashesOf(pages.flatMap(inlineElements))

  test('cover what runs and is written into the page, once each', () => {
    const { scriptHashes, styleHashes } = inlineHashes([
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
      '<script>a()</script><script type="speculationrules">{}</script><script type="module">b()</script>',
      '<style>p{}</style><style>p{}</style>',
    ])
    expect(scriptHashes).toHaveLength(3)
    expect(styleHashes).toHaveLength(1)
  })

  test('do not depend on how a tag is written', () => {
    const { scriptHashes } = inlineHashes([
      '<script>a()</script><SCRIPT\n data-note="a > b" type=module>a()</SCRIPT ><script data-src="x">a()</script>',
      '<script type=text/plain>b()</script><script src=/x.js>c()</script>',
    ])
    expect(scriptHashes).toEqual(inlineHashes(['<script>a()</script>']).scriptHashes)
  })

  test('are those a browser computes', () => {
    expect(inlineHashes(['<script>alert(1)</script>']).scriptHashes).toEqual([
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ])
  })
})

test.each([
  ['index.html', '/'],
  ['de.html', '/de'],
  ['de/route/london-paris.html', '/de/route/london-paris'],
  ['routes-data.json', '/routes-data.json'],
])('%s is served at %s', (file, path) => {
  expect(pathOfFile(file)).toBe(path)
})

test.each(['abc', '0', '70000', '4321.5'])('PORT=%s is refused', async (wanted) => {
  await expect(choosePort(wanted)).rejects.toThrow('Give a number from 1 to 65535')
})

describe('the port of a server', () => {
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server))
    })
  const portOf = (server: Server) => (server.address() as AddressInfo).port

  test('is the one asked for while it is free', async () => {
    const server = await listen(0)
    const port = portOf(server)
    await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is taken.`)
    await new Promise((resolve) => server.close(resolve))
    expect(await choosePort(String(port))).toBe(port)
  })

  test('is by default another one each time, since the first may not listen yet', async () => {
    const [one, other] = [await choosePort(), await choosePort()]
    expect(one).toBeGreaterThanOrEqual(4321)
    expect(other).not.toBe(one)
  })
})
