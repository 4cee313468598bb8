// Rules for every kind of page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onePerPattern } from '../../scripts/lib/path-patterns.ts'
import { dist } from '../../scripts/lib/root.ts'
import { pagesIn, pathOfFile } from '../../scripts/lib/site-files.ts'
import { expect, test } from './fixtures/test.ts'
import { widths } from './support/widths.ts'

const listed = (file: string) =>
  !/<meta name="robots" content="noindex/.test(readFileSync(join(dist, file), 'utf8'))
const paths = onePerPattern(pagesIn(dist).map(pathOfFile)).filter((path) =>
  listed(path === '/' ? 'index.html' : `${path.slice(1)}.html`),
)

for (const path of paths) {
  test(`${path} opens without errors and never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
