// What the build compresses for the Node server.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressedName, contentHash } from '#lib/content-hash.ts'
import { compressSite, qualities } from '#tools/compress.ts'
import { inProject } from '#tools/root.ts'
import { filesIn } from '#tools/site-files.ts'

const prose = readFileSync(inProject('docs', 'decisions.md'), 'utf8')
/** Different texts of one length, with what prose repeats. */
const words = (seed: number) => prose.slice(seed * 500, seed * 500 + 12_000)
let folder: string
const dist = () => join(folder, 'dist')
const packed = () => join(folder, 'compressed')
const put = (file: string, text: string) => writeFileSync(join(dist(), file), text)
const nameOf = (text: string, encoding: 'br' | 'gzip' = 'br') =>
  join(packed(), compressedName(contentHash(Buffer.from(text)), encoding))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-compress-'))
  mkdirSync(join(dist(), 'route'), { recursive: true })
  put('index.html', words(1))
  put('route/london-paris.html', words(2))
  put('small.txt', 'too short to gain')
  put('picture.png', words(3))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('pages get a brotli form that holds the same', async () => {
  expect(await compressSite(dist(), packed())).toMatchObject({ written: 2, unchanged: 0 })
  expect(brotliDecompressSync(readFileSync(nameOf(words(2)))).toString()).toBe(words(2))
})

test('large data gets gzip besides', async () => {
  const data = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => i * 7))
  put('routes-data.json', data)
  await compressSite(dist(), packed())
  expect(gunzipSync(readFileSync(nameOf(data, 'gzip'))).toString()).toBe(data)
})

test('only what changed is compressed again, and what is gone is removed', async () => {
  await compressSite(dist(), packed())
  expect(await compressSite(dist(), packed())).toMatchObject({ written: 0, unchanged: 2 })
  put('index.html', words(4))
  expect(await compressSite(dist(), packed())).toMatchObject({ written: 1, unchanged: 1 })
  expect(filesIn(packed()).filter((file) => file.endsWith('.br'))).toHaveLength(2)
})

test('a release is compressed anew and smaller, and the next build keeps that', async () => {
  const built = await compressSite(dist(), packed())
  const released = await compressSite(dist(), packed(), () => qualities.release)
  expect(released).toMatchObject({ written: 2, unchanged: 0 })
  expect(released.bytes).toBeLessThan(built.bytes)
  expect(await compressSite(dist(), packed())).toEqual({ written: 0, unchanged: 2, bytes: released.bytes })
})
