// Every module in the list of the page script exists: a renamed one would silently change the requests.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { page, pageFolders, pageModules } from '#site/script-chunks.ts'
import { inProject } from '#tools/root.ts'

describe('the page script', () => {
  test.each(pageModules)('src/%s.ts is there and belongs to it', (name) => {
    const file = inProject('src', `${name}.ts`)
    expect(existsSync(file), `Rename it in scripts/site/script-chunks.ts too.`).toBe(true)
    expect(page.test(file)).toBe(true)
  })

  test.each(pageFolders)('every module of src/%s belongs to it', (folder) => {
    const files = readdirSync(inProject('src', folder)).filter((file) => !file.endsWith('.d.ts'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(page.test(inProject('src', folder, file)), file).toBe(true)
  })

  test.each(['src/stores/board-extra.ts', 'src/islands/map/draw-map.ts', 'other/lib/query.ts'])(
    'does not take %s',
    (file) => {
      expect(page.test(join('/project', file))).toBe(false)
    },
  )

  test('knows the paths of Windows', () => {
    expect(page.test('C:\\project\\src\\lib\\query.ts')).toBe(true)
  })
})
