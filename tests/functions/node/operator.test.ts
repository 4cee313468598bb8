// The entry as an operator starts it: what stops it is one sentence, and the address it prints works.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPublicHost, urlOf } from '#functions/node/address.ts'
import { nodeProblem } from '#functions/node/require-node.ts'
import { openDatabase } from '#functions/node/sqlite.ts'
import { bundle, folder, migrations, startServer } from './server-process.ts'

interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs the entry to its end; one that serves is ended after five seconds. */
function run(words: string[], environment: Record<string, string> = {}, flags: string[] = []): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, bundle, ...words], {
    cwd: join(folder, 'run'),
    env: { ...process.env, PORT: '0', DATABASE_PATH: ':memory:', ...environment },
    encoding: 'utf8',
    timeout: 5000,
  })
  return { status, stdout, stderr }
}

const withoutStack = expect.not.stringMatching(/\n\s+at |Error:/)

/** An older Node, as far as the entry sees it: its version, and no SQLite. */
const asNode20 = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    Object.defineProperty(process, 'version', { value: 'v20.20.2' })
    const load = process.getBuiltinModule
    process.getBuiltinModule = (name) => (name === 'node:sqlite' ? undefined : load(name))
  `)}`,
]

describe('the entry ends with one sentence and code 1', () => {
  it.each([
    ['PORT', 'abc', 'give a number from 1 to 65535'],
    ['PORT', '99999', 'give a number from 1 to 65535'],
    ['SITE_URL', 'your.domain', 'e.g. https://your.domain'],
    ['FLIGHT_PROVIDER', 'amadeus', 'travelpayouts'],
    ['CLIENT_IP_HEADER', 'X Real IP', 'e.g. X-Real-IP'],
    ['HOST', '192.0.2.1', 'no address of this machine'],
    ['HOST', 'no-such-host.invalid', 'no address of this machine'],
  ])('for %s=%s', (name, value, advice) => {
    const { status, stderr } = run([], { [name]: value })
    expect([status, stderr]).toEqual([1, withoutStack])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(name)
    expect(stderr).toContain(advice)
  })

  it('for each of several wrong settings', () => {
    const { stderr } = run([], { PORT: 'abc', SITE_URL: 'x', ECB_BASE_URL: 'y' })
    const named = stderr.trim().split('\n')
    expect(named.map((line) => /^Environment: (\w+) is not usable/.exec(line)?.[1]).sort()).toEqual([
      'ECB_BASE_URL',
      'PORT',
      'SITE_URL',
    ])
  })

  it('for a port that is taken', async () => {
    const other = createServer().listen(0)
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { status, stderr } = run([], { PORT: String(port) })
    other.close()
    expect([status, stderr.trim()]).toEqual([
      1,
      `Port ${port} is taken. Stop what runs there, or choose another with PORT.`,
    ])
  })

  it('on an older Node, which lacks modules the server needs', () => {
    for (const words of [[], ['backup', 'copy.sqlite']]) {
      const { status, stderr } = run(words, {}, asNode20)
      expect([status, stderr]).toEqual([1, withoutStack])
      expect(stderr).toMatch(/^Waymark needs Node 24\.2 or newer, and this is Node v20\.20\.2\. .+\n$/)
    }
  })

  it('before that sentence no module is loaded that an older Node lacks', () => {
    const text = readFileSync(bundle, 'utf8')
    expect([...text.matchAll(/^import .* from "(node:sqlite|node:sea|node:test)"/gm)]).toEqual([])
  })

  it.each([
    ['v18.20.8', false],
    ['v22.12.0', false],
    ['v24.0.2', false],
    ['v24.1.0', false],
    ['v24.2.0', true],
    ['v26.0.0', true],
  ])('%s runs it: %s', (version, runs) => {
    expect(nodeProblem(version) === undefined).toBe(runs)
  })

  const database = join(folder, 'source.sqlite')
  it.each([
    ['a mistyped word', ['bakup', 'copy.sqlite'], '"bakup" is not known. Use one of:'],
    ['a word of another command', ['--port', '80'], '"--port" is not known.'],
    ['a backup without a file', ['backup'], 'backup takes one file.'],
    ['a backup to two files', ['backup', 'a', 'b'], 'backup takes one file.'],
    ['a backup into a folder', ['backup', folder], `${folder} is a folder. Name a file`],
    ['a backup onto itself', ['backup', database], 'is the database itself'],
    ['a backup below a file', ['backup', join(database, 'copy')], 'could not be copied'],
  ])('for %s', (_, words, start) => {
    openDatabase(database, migrations).close()
    const { status, stderr } = run(words, { DATABASE_PATH: database })
    expect([status, stderr]).toEqual([1, withoutStack])
    expect(stderr).toContain(start)
  })

  it('for a backup of nothing, or of what is no database', () => {
    const text = join(folder, 'text.sqlite')
    writeFileSync(text, 'no database at all, '.repeat(100))
    for (const [source, problem] of [
      [join(folder, 'never.sqlite'), 'does not exist. Set DATABASE_PATH'],
      [folder, 'does not exist. Set DATABASE_PATH'],
      [text, 'could not be copied'],
    ] as const) {
      const { status, stderr } = run(['backup', join(folder, 'copy.sqlite')], { DATABASE_PATH: source })
      expect([status, stderr]).toEqual([1, withoutStack])
      expect(stderr).toContain(problem)
    }
  })
})

describe('the address that is printed', () => {
  it.each([
    [undefined, 'http://localhost:80'],
    ['::', 'http://localhost:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['::1', 'http://[::1]:80'],
    ['waymark.internal', 'http://waymark.internal:80'],
  ])('for HOST=%s is %s', (host, url) => {
    expect(urlOf(host, 80)).toBe(url)
  })

  it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])('for HOST=%s answers', async (host) => {
    const { url } = await startServer(':memory:', { environment: { HOST: host } })
    expect((await fetch(url)).status).toBe(200)
  })

  it.each([
    [undefined, false],
    ['127.0.0.1', false],
    ['localhost', false],
    ['::1', false],
    ['0.0.0.0', true],
    ['192.0.2.1', true],
  ])('HOST=%s is open to other machines: %s', (host, isPublic) => {
    expect(isPublicHost(host)).toBe(isPublic)
  })
})
