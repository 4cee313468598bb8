// Routes are composed again only where the network has changed, and are the same when they are not.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compile } from '#compiler/compose/compile.ts'
import { composedRoutes } from '#compiler/compose/composed.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { fixtureRoot } from '../../fixtures/network.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-composed-'))
cpSync(fixtureRoot, root, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const kept = join(root, '.build/composed.json')
function composed() {
  const { routes, notices, keep } = composedRoutes(root, readNetwork(root))
  keep()
  return { routes, notices }
}

test('what was kept is what was composed', () => {
  const first = composed()
  const marked = readFileSync(kept, 'utf8').replace('"notices":[', '"notices":["kept"')
  writeFileSync(kept, marked)
  const again = composed()
  expect(again.notices).toEqual(['kept'])
  expect(again.routes).toStrictEqual(first.routes)
})

test('a service that changed is composed anew', () => {
  const file = join(root, 'data/services/rail/all.csv')
  const before = composed()
  writeFileSync(file, readFileSync(file, 'utf8').replace('ayton-north,60,', 'ayton-north,61,'))
  const after = composed()
  expect(after.routes).not.toEqual(before.routes)
  expect(after.routes).toStrictEqual(compile(readNetwork(root)).routes)
})
