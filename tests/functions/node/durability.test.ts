// The server as its own process when disk, memory or power fail: acknowledged counts survive.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { countedIn } from '#bench/load/counters.ts'
import { healthPath, healthReplySchema } from '#contracts/health.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { openDatabase } from '#functions/node/sqlite.ts'
import { bundle, died, folder, migrations, type Server, startServer } from './server-process.ts'

let visitors = 0
/** Sends one view. @returns the status, or 0 when the connection broke */
async function view({ url }: Server, routeSlug = 'london-paris'): Promise<number> {
  visitors += 1
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'X-Test-Client': `10.1.${(visitors >> 8) % 256}.${visitors % 256}`,
  }
  const body = JSON.stringify({ routeSlug, language: 'en' })
  return fetch(url + pageViewPath, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  )
}
const newFile = (name: string) => join(folder, name, 'counters.sqlite')

describe('killed in the middle of writing', () => {
  it('the server has kept what it acknowledged, five times over, and starts again by itself', async () => {
    const file = newFile('killed')
    let acknowledged = 0
    for (let life = 1; life <= 5; life += 1) {
      const server = await startServer(file)
      const writers = Array.from({ length: 20 }, async () => {
        for (;;) {
          const status = await view(server)
          if (status === 0) return
          if (status === 204) acknowledged += 1
        }
      })
      await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(life * 50)
      server.child.kill('SIGKILL')
      await Promise.all([died(server.child), ...writers])
      // a write during the break may be counted too: one per writer and life
      const counted = countedIn(file).get('page_view') as number
      expect(counted).toBeGreaterThanOrEqual(acknowledged)
      expect(counted).toBeLessThanOrEqual(acknowledged + life * 20)
    }
    const again = await startServer(file)
    expect((await fetch(again.url + healthPath)).status).toBe(200)
    expect(await view(again)).toBe(204)
  })
})

const backUp = (file: string, copy: string) =>
  promisify(execFile)(process.execPath, [bundle, 'backup', copy], {
    env: { ...process.env, DATABASE_PATH: file },
  })

describe('a backup', () => {
  it('is made while the server counts, and a server started on it goes on from there', async () => {
    const [file, copy] = [newFile('original'), newFile('backup')]
    const server = await startServer(file)
    for (let number = 0; number < 50; number += 1) expect(await view(server)).toBe(204)
    let [writing, later] = [true, 0]
    const writer = (async () => {
      while (writing) if ((await view(server)) === 204) later += 1
    })()
    await backUp(file, copy)
    writing = false
    await writer
    expect(later, 'it was counting').toBeGreaterThan(5)
    const counted = countedIn(copy).get('page_view') as number
    expect(counted).toBeGreaterThanOrEqual(50)
    expect(counted).toBeLessThanOrEqual(50 + later)
    const restored = await startServer(copy)
    expect(await view(restored)).toBe(204)
    expect(countedIn(copy).get('page_view')).toBe(counted + 1)
  })

  it('of nothing says what is missing', async () => {
    await expect(backUp(newFile('never'), newFile('copy'))).rejects.toThrow(
      /does not exist. Set DATABASE_PATH/,
    )
  })
})

/** Pages and files work, whatever the state of the counters. */
async function expectReadable({ url }: Server): Promise<void> {
  for (const path of ['/', '/de', '/route/london-paris', '/de/route/vienna-prague', '/about'])
    expect((await fetch(url + path)).status, path).toBe(200)
  expect((await fetch(`${url}/route/london-atlantis`)).status).toBe(404)
  expect((await fetch(`${url}/api/geocode/search?query=london`)).status).toBe(200)
}

/** State of a site that serves pages, whatever its counters do. */
async function health({ url }: Server): Promise<[status: string, database: string]> {
  const answer = await fetch(url + healthPath)
  expect(answer.status, 'a load balancer leaves it in place').toBe(200)
  const { status, database } = healthReplySchema.parse(await answer.json())
  return [status, database]
}

async function expectRefusedPolitely(server: Server): Promise<void> {
  const { url, log } = server
  const answer = await fetch(url + pageViewPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ routeSlug: 'london-paris', language: 'en' }),
  })
  const { error } = (await answer.json()) as { error: { code: string; message: string; requestId: string } }
  expect([error.code, answer.headers.get('Retry-After')]).toEqual(['unavailable', '60'])
  expect(error.message).not.toMatch(/sqlite|readonly|disk|D1/i)
  expect(log(), 'the log says why').toContain(error.requestId)
  const before = log().length
  for (let number = 0; number < 100; number += 1) expect(await view(server)).toBe(503)
  expect(log().length, 'once a minute').toBe(before)
}

/** All migrations but the newest. */
const olderMigrations = join(folder, 'older-migrations')
beforeAll(() => {
  cpSync(migrations, olderMigrations, { recursive: true })
  rmSync(join(olderMigrations, readdirSync(migrations).sort().at(-1) as string))
})

describe('with a database file', () => {
  const isRoot = process.getuid?.() === 0
  /** root may write every file, so the server runs as another user */
  const nobody = 65_534

  it.each([
    { name: 'read-only', applied: migrations, folderMode: 0o755 },
    { name: 'read-only, in a folder that is too', applied: migrations, folderMode: 0o555 },
    { name: 'read-only, with a pending migration', applied: olderMigrations, folderMode: 0o755 },
  ])(
    'that is $name, the site and its counters are readable, and nothing is counted',
    async ({ name, applied, folderMode }) => {
      const file = newFile(name)
      openDatabase(file, applied).close()
      chmodSync(file, 0o444)
      if (isRoot) for (const path of [file, join(file, '..')]) chownSync(path, nobody, nobody)
      chmodSync(join(file, '..'), folderMode)
      const server = await startServer(file, isRoot ? { uid: nobody } : {})
      await expectReadable(server)
      await expectRefusedPolitely(server)
      expect(await health(server)).toEqual(['degraded', 'read-only'])
      expect((await fetch(`${server.url}/api/admin/metrics`)).status).toBe(200)
    },
  )

  it('that did not exist, one line says that it is new', async () => {
    const [fresh, known] = [newFile('a-typo'), newFile('known')]
    openDatabase(known, migrations).close()
    const [first, second] = [await startServer(fresh), await startServer(known)]
    expect(first.log()).toContain(`"file":"${fresh}","hint":"a new, empty database was created"`)
    expect(second.log()).not.toContain('a new')
  })

  it('that is none, the site is readable and says in its log and its health that it does not count', async () => {
    const file = newFile('none')
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'no database at all, '.repeat(100))
    const server = await startServer(file)
    expect(server.log()).toContain('file is not a database')
    await expectReadable(server)
    await expectRefusedPolitely(server)
    expect(await health(server)).toEqual(['degraded', 'unreachable'])
  })

  it('that cannot be made, the site is readable', async () => {
    writeFileSync(join(folder, 'a-file'), '')
    const server = await startServer(join(folder, 'a-file', 'counters.sqlite'))
    await expectReadable(server)
    expect(await health(server)).toEqual(['degraded', 'unreachable'])
  })

  it('that may not grow, the site is readable, what was counted stays, and counting goes on when there is room', async () => {
    const file = newFile('capped')
    openDatabase(file, migrations).close()
    const kilobytes = Math.ceil(statSync(file).size / 1024) + 256
    const server = await startServer(file, { before: `ulimit -f ${kilobytes * 2};` })
    let acknowledged = 0
    let refused = 0
    for (let number = 0; number < 5000 && refused < 20; number += 1) {
      const status = await view(server, `nowhere-${'x'.repeat(90)}-${number}`)
      if (status === 204) acknowledged += 1
      else refused += 1
    }
    expect(refused, 'the limit was reached').toBe(20)
    expect(acknowledged).toBeGreaterThan(10)
    await expectReadable(server)
    expect(await health(server), 'at the latest after 30 s, here at once').toEqual(['degraded', 'read-only'])
    server.child.kill('SIGKILL')
    await died(server.child)
    const roomy = await startServer(file)
    expect(await view(roomy)).toBe(204)
    expect(countedIn(file).get('page_view')).toBe(acknowledged + 1)
  }, 60_000)
})
