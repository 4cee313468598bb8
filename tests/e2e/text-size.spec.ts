// No text is smaller than 12 px, units inside figures and names on drawn maps included.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { onePerPattern } from '../../scripts/lib/path-patterns.ts'
import { dist } from '../../scripts/lib/root.ts'
import { pagesIn, pathOfFile } from '../../scripts/lib/site-files.ts'
import { expect, test } from './fixtures/test.ts'
import { route } from './support/pages.ts'
import { desktop, phone } from './support/widths.ts'

const leastPx = 12

/** Texts of the page below the least size, as a reader sees them: those of drawings in their scale. */
const smallTexts = (page: Page) =>
  page.evaluate((least) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('script, style, [hidden], .sr-only'))
        continue
      const matrix = parent instanceof SVGTextContentElement ? parent.getScreenCTM() : undefined
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
      const px = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
      if (px < least - 0.05) found.add(`${px.toFixed(1)} px: ${node.textContent.trim()}`)
    }
    return [...found]
  }, leastPx)

const listed = pagesIn(dist).map(pathOfFile)
const isNoindex = (path: string) =>
  /<meta name="robots" content="noindex/.test(
    readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8'),
  )
const families = onePerPattern(listed).filter(
  (path) => /^\/(?!(?:fr|es|it)(?:\/|$))/.test(path) && !isNoindex(path),
)

for (const path of [...families, route('en', 'paris-atlantis'), '/de/nowhere', '/admin']) {
  test(`no text of ${path} is smaller than ${leastPx} px`, async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      expect(await smallTexts(page), `at ${viewport.width} px, as drawn`).toEqual([])
      // maps, charts and forecasts are drawn once somebody moves through the page
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
      expect(await smallTexts(page), `at ${viewport.width} px, after moving`).toEqual([])
    }
  })
}
