// README, unit file and Containerfile name the files of a build and the settings that the code reads.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serviceMemory, serviceOptions } from '#bench/load/built-server.ts'
import { serverVariables } from '#functions/server/config.ts'
import { checkBuildSettings } from '#tools/build-settings.ts'
import { buildEnvironment } from '#tools/inputs-hash.ts'
import { root } from '#tools/root.ts'
import { copiedFiles } from '../fixtures/copied-files.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const [readme, unit, container, settings] = [
  'README.md',
  'deploy/waymark.service',
  'deploy/Containerfile',
  'deploy/waymark.env',
].map(read) as [string, string, string, string]
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string)

/** Names set on lines such as `ENV A=1 B=2`. */
const namesOn = (text: string, line: RegExp) =>
  all(text, line).flatMap((values) => all(values, /(?:^|\s)([A-Z_]+)=/g))
/** Node and the C library read the last two. */
const known = [...serverVariables, 'NODE_ENV', 'MALLOC_ARENA_MAX']

describe('what is copied to a server', () => {
  it('is what the README, the unit file and the Containerfile name', () => {
    const [comment = ''] = all(unit, /from a build: (.+)/g)
    expect(comment.split(', ')).toEqual(copiedFiles)
    expect(all(container, /^COPY --from=build \/waymark\/(\S+) \1$/gm)).toEqual(
      copiedFiles.filter((path) => path !== 'deploy'),
    )
  })

  it('has what the steps after it use', () => {
    for (const file of all(readme, /sudo (?:cp|install -m 600) (\S+) \/etc/g)) {
      expect(copiedFiles).toContain(file.split('/')[0])
      expect(existsSync(join(root, file)), file).toBe(true)
    }
    expect(unit).toContain('EnvironmentFile=-/etc/waymark.env')
  })
})

describe('settings', () => {
  it('of server and build are in the README', () => {
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const named = rows.flatMap((row) => all(row.split('|')[1] as string, /`(\w+)`/g))
    for (const variable of [...serverVariables, ...buildEnvironment]) expect(named).toContain(variable)
  })

  it('in the unit file, its example and the Containerfile are those the server reads', () => {
    for (const names of [
      namesOn(unit, /^Environment=(.+)$/gm),
      all(settings, /^#?([A-Z_]+)=/gm),
      namesOn(container, /^ENV (.+)$/gm),
    ]) {
      expect(names.length).toBeGreaterThan(2)
      expect(known).toEqual(expect.arrayContaining(names))
    }
  })

  it('of a build are arguments of the container, and those of the server too reach its second stage', () => {
    const [build = '', server = ''] = container.split(/^FROM .*$/m).slice(1)
    expect(all(build, /^ARG (\w+)$/gm).sort()).toEqual([...buildEnvironment].sort())
    const both = buildEnvironment.filter((name) => serverVariables.includes(name)).sort()
    expect(all(server, /^ARG (\w+)$/gm).sort()).toEqual(both)
    for (const name of both) expect(server).toContain(`${name}=$${name}`)
  })

  it('of a build are checked before it, all at once', () => {
    const wrong = {
      SITE_URL: 'your.domain',
      SITE_CONTACT: 'mail@your.domain',
      MAP_STYLE_URL: 'tiles',
      FLIGHT_PROVIDER: 'amadeus',
      AD_PROVIDER: '<ads>',
    }
    expect(() => checkBuildSettings(wrong)).toThrow(
      new RegExp(
        Object.entries(wrong)
          .map(([name, value]) => `^${name} is "${value}".+$`)
          .join('\\n'),
        'm',
      ),
    )
    checkBuildSettings({})
    checkBuildSettings({ SITE_URL: 'https://your.domain', SITE_CONTACT: 'mailto:mail@your.domain' })
  })
})

it('the service is restarted for as long as it takes', () => {
  expect(unit).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^Restart=always$/m)
})

it('a container has time to start before its health counts', () => {
  expect(container).toMatch(/^HEALTHCHECK --start-period=\d+s .*\/api\/health/m)
})

it('the load runs start the server with the options of the unit file', () => {
  expect(serviceOptions()).toEqual([
    '--max-semi-space-size=8',
    '--heap-growing-percent=80',
    '--disable-warning=ExperimentalWarning',
  ])
})

it('the load runs and the container manage memory as the unit file does', () => {
  expect(serviceMemory()).toEqual({ MALLOC_ARENA_MAX: '1' })
  expect(container).toContain('MALLOC_ARENA_MAX=1')
})
