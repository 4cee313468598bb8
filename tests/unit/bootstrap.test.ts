import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkNode,
  cleanEnv,
  commandsIn,
  lockHash,
  needsInstall,
  renamed,
  resolveCommand,
  tasks,
} from '#scripts/bootstrap.mjs'
import { root } from '#tools/root.ts'
import manifest from '../../package.json' with { type: 'json' }

const commands = commandsIn(root)

describe('package.json', () => {
  test.each(Object.entries(manifest.scripts))('npm run %s sets itself up first', (name, script) => {
    expect(script).toBe(`node scripts/bootstrap.mjs ${name}`)
    expect(tasks.includes(name) || renamed(name, commands) !== undefined).toBe(true)
  })

  test('names every command, alone or in a group', () => {
    expect(commands.length).toBeGreaterThan(20)
    for (const command of commands) expect(tasks).toContain(command.split('-')[0])
    for (const task of tasks) expect(Object.keys(manifest.scripts)).toContain(task)
  })
})

describe('a command', () => {
  test.each([
    ['build', ['--fresh'], 'build', ['--fresh']],
    ['verify', ['site', 'titles'], 'verify-site', ['titles']],
    ['bench', ['weight'], 'bench-weight', []],
  ])('npm run %s %j is %s with %j', (task, args, command, rest) => {
    expect(resolveCommand(task, args, commands)).toEqual({ command, args: rest })
  })

  test('of a group without an argument is the list of the group', () => {
    expect(resolveCommand('data', [], commands).list).toContain('data-catalogue')
  })

  test.each([
    ['verify', ['sight'], 'npm run verify has no "sight". It has: accessibility, attack, catalogue'],
    ['verify:site', [], 'npm run verify:site is now: npm run verify -- site'],
    ['catalogue', [], 'npm run catalogue is now: npm run data -- catalogue'],
    ['cook', [], 'Unknown task "cook". Known: start, dev'],
  ])('npm run %s %j is refused: %s', (task, args, message) => {
    expect(() => resolveCommand(task, args, commands)).toThrow(message)
  })
})

describe('the Node the set-up runs on', () => {
  test.each(['v18.0.0', 'v20.20.2', 'v24.21.0'])('%s is new enough', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  test('an older version gets a message with the version to install', () => {
    expect(() => checkNode('v16.20.0')).toThrow('Node v16.20.0 is too old to set up Waymark. Install Node 18')
  })
})

describe('dependencies are installed', () => {
  let project: string
  const put = (path: string, text: string, time?: number) => {
    mkdirSync(join(project, path, '..'), { recursive: true })
    writeFileSync(join(project, path), text)
    if (time !== undefined) utimesSync(join(project, path), time, time)
  }

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'waymark-bootstrap-'))
    put('package-lock.json', '{}', 1000)
    put('node_modules/node/bin/node', '')
    put('node_modules/.package-lock.json', '{}', 2000)
  })
  afterEach(() => rmSync(project, { recursive: true }))

  test('not again while the lock file is older than the installation', () => {
    expect(needsInstall(project)).toBe(false)
  })

  test('when node_modules is missing', () => {
    rmSync(join(project, 'node_modules'), { recursive: true })
    expect(needsInstall(project)).toBe(true)
  })

  test('when an earlier installation was interrupted', () => {
    rmSync(join(project, 'node_modules/.package-lock.json'))
    expect(needsInstall(project)).toBe(true)
  })

  test('when the lock file has changed since', () => {
    put('node_modules/.waymark-lock', lockHash(project))
    put('package-lock.json', '{"changed": true}', 3000)
    expect(needsInstall(project)).toBe(true)
  })

  test('not when only the date of the lock file has changed', () => {
    put('node_modules/.waymark-lock', lockHash(project))
    utimesSync(join(project, 'package-lock.json'), 3000, 3000)
    expect(needsInstall(project)).toBe(false)
  })

  test('with a message when the lock file is gone', () => {
    rmSync(join(project, 'package-lock.json'))
    expect(() => lockHash(project)).toThrow('git checkout package-lock.json')
  })
})

test('the install runs on the Node of the machine, with the settings of the user', () => {
  const env = {
    PATH: ['/home/me/project/node_modules/.bin', '/usr/bin'].join(delimiter),
    npm_lifecycle_event: 'start',
    npm_config_registry: 'https://registry.example',
  }
  expect(cleanEnv(env, '/home/me/project')).toEqual({
    PATH: '/usr/bin',
    npm_config_registry: 'https://registry.example',
  })
})
