import { existsSync, mkdtempSync, promises, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copies, writingDirectly } from '#site/fast-page-writes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('writing pages directly', () => {
  test('a page is there before its promise is awaited', async () => {
    await writingDirectly(async () => {
      const page = join(folder, 'route', 'london-paris.html')
      promises.mkdir(pathToFileURL(join(folder, 'route')), { recursive: true })
      promises.writeFile(pathToFileURL(page), Buffer.from('<h1>London – Paris</h1>'))
      expect(readFileSync(page, 'utf8')).toBe('<h1>London – Paris</h1>')
    })
  })

  test.each([
    ['a shorter', 'short'],
    ['a longer', 'a page that grew since the build before'],
  ])('%s page leaves nothing of the one it replaces', async (_, text) => {
    const page = join(folder, 'page.html')
    writeFileSync(page, 'the page as it was')
    await writingDirectly(() => promises.writeFile(page, Buffer.from(text)))
    expect(readFileSync(page, 'utf8')).toBe(text)
  })

  test('the copies of the cache are not written', async () => {
    const copy = join(copies, 'fast-page-writes-test.html')
    await writingDirectly(async () => {
      await promises.writeFile(pathToFileURL(copy), 'copy')
      await promises.writeFile(copy, 'copy')
    })
    expect(existsSync(copy)).toBe(false)
  })

  test('a folder that is not there rejects the promise, as ever', async () => {
    await writingDirectly(() =>
      expect(promises.writeFile(join(folder, 'absent', 'page.html'), '')).rejects.toThrow('ENOENT'),
    )
  })

  test.each([
    ['ends', async () => {}, undefined],
    ['fails', () => Promise.reject(new Error('no such route')), 'no such route'],
  ])('afterwards files are written as before when the work %s', async (_, work, message) => {
    const { writeFile, mkdir } = promises
    const done = writingDirectly(work)
    expect(promises.writeFile).not.toBe(writeFile)
    if (message) await expect(done).rejects.toThrow(message)
    else await done
    expect(promises).toMatchObject({ writeFile, mkdir })
  })
})
