// "Any machine with Node" of the README: the files it tells to copy, alone in a folder, are a site.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { healthPath, healthReplySchema } from '#contracts/health.ts'
import { root } from '#tools/root.ts'
import { copiedFiles } from '../fixtures/copied-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-machine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('what the README copies is a whole site that counts', async () => {
  for (const path of copiedFiles) {
    expect(existsSync(join(root, path)), path).toBe(true)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: 'counters.sqlite' }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '.build/server/node.mjs'], {
    cwd: folder,
    env,
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        const [address] = /^http:\S+/m.exec(String(chunk)) ?? []
        if (address) resolve(address)
      })
      child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
    })
    const health = await fetch(url + healthPath)
    expect(healthReplySchema.parse(await health.json())).toMatchObject({
      status: 'ok',
      pages: 'ok',
      database: 'ok',
    })
    for (const path of ['/', '/de', '/route/london-paris', '/robots.txt']) {
      const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } })
      expect([path, answer.status, answer.headers.get('Content-Encoding')]).toEqual([
        path,
        200,
        path === '/robots.txt' ? null : 'br',
      ])
    }
  } finally {
    child.kill('SIGKILL')
  }
})
