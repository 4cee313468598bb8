// What each script of the site loads with its static imports: the bundler may join files, but an island must not carry what
// only draws pages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dist } from '#scripts/lib/root.ts'

const folder = join(dist, '_astro')
const files = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)
const importsOf = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name as string)

/** The file and all that it imports. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const other of importsOf(file)) loadedWith(other, loaded)
  return loaded
}

/** Gzipped bytes of each script of a name, with its imports. */
const bytesOf = (name: string) =>
  [...files.keys()]
    .filter((file) => file.replace(/\.[\w-]{8}\.js$/, '') === name)
    .map((file) => [...loadedWith(file)].reduce((sum, one) => sum + gzipSync(files.get(one) ?? '').length, 0))

describe('gzipped bytes of a script with its imports', () => {
  test.each([
    ['Page', 20_000],
    ['SearchForm', 26_000],
    ['start', 32_000],
    ['explore', 28_000],
    ['Weather', 22_000],
    ['TitleTowns', 20_000],
    ['world', 8_000],
    ['fill-shell', 22_000],
    ['draw-map', 65_000],
    ['admin', 60_000],
  ])('%s has at most %i', (name, most) => {
    const sizes = bytesOf(name)
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
  })
})
