// The server as its own process, bundled once per test file: tests kill it, limit it and run it as another user.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { bundleServer } from '#site/bundle-server.ts'

/** Folder of one test file, removed afterwards. */
export const folder = mkdtempSync(join(tmpdir(), 'waymark-durability-'))
export const bundle = join(folder, 'node.mjs')
const fixtures = resolve('tests/fixtures')
export const migrations = resolve('functions/db/migrations')
const children = new Set<ChildProcess>()

beforeAll(async () => {
  await bundleServer(bundle)
  cpSync(join(fixtures, 'server'), folder, { recursive: true })
  // the server reads pages and migrations from here
  mkdirSync(join(folder, 'run', 'functions', 'db'), { recursive: true })
  cpSync(join(fixtures, 'site'), join(folder, 'run', 'dist'), { recursive: true })
  cpSync(migrations, join(folder, 'run', 'functions', 'db', 'migrations'), { recursive: true })
  chmodSync(folder, 0o755)
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

export interface Server {
  url: string
  child: ChildProcess
  log(): string
}

/** A Node that another user can run: the project may be in a folder that only its owner can enter. */
function nodeForAll(): string {
  const copy = join(folder, 'node')
  if (!existsSync(copy)) copyFileSync(process.execPath, copy)
  chmodSync(copy, 0o755)
  return copy
}

/** Starts the server. @param before shell commands that run first */
export function startServer(
  database: string,
  {
    uid,
    before = '',
    environment = {},
  }: { uid?: number; before?: string; environment?: Record<string, string> } = {},
): Promise<Server> {
  const node = uid === undefined ? process.execPath : nodeForAll()
  const child = spawn('/bin/sh', ['-c', `${before} exec "$0" "$1"`, node, bundle], {
    cwd: join(folder, 'run'),
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_PATH: database,
      CLIENT_IP_HEADER: 'x-test-client',
      ADMIN_PUBLIC: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  children.add(child)
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log += chunk
  })
  return new Promise((done, failed) => {
    child.stdout?.on('data', (chunk) => {
      const [url] = /^http:\S+/m.exec(String(chunk)) ?? []
      log += String(chunk).replace(/^http:\S+\n/m, '')
      if (url) done({ url, child, log: () => log })
    })
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${log}`)))
  })
}

/** Resolves once a process has ended. */
export const died = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
