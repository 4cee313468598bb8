// How long what is fetched or built on demand takes to show itself, from the visitor's intent, at this machine's speed.
import type { Browser, Page } from '@playwright/test'
import { screens } from '../screens.ts'

interface Awaited {
  name: string
  /** the first event of this type is the intent */
  intent: string
  /** what shows that it is there */
  shown: string
  act: (page: Page) => Promise<unknown>
}

export const firstShown: readonly Awaited[] = [
  {
    name: 'first dialog',
    intent: 'pointerdown',
    shown: 'dialog[open]',
    act: (page) => page.locator('[command="show-modal"]').first().click(),
  },
  {
    name: 'first map',
    intent: 'scroll',
    shown: '[data-ready]',
    act: (page) => page.locator('.map-box').evaluate((box) => box.scrollIntoView({ block: 'center' })),
  },
]

/** Runs in the page: notes when the intent came and when, a frame later, its answer stood on the screen. */
function watchInPage([intent, shown]: [string, string]): void {
  const done = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector(shown))
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener(intent, begin, { once: true, capture: true })
  })
  Object.assign(globalThis, { firstShown: done })
}

/** Opens a route from an empty cache and does one thing. @returns ms from the intent to the frame that answers it */
export async function timeFirstShown(browser: Browser, url: string, awaited: Awaited): Promise<number> {
  const context = await browser.newContext({ viewport: screens.desktop })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/route/london-paris`, { waitUntil: 'networkidle' })
    await page.evaluate(watchInPage, [awaited.intent, awaited.shown] as [string, string])
    await awaited.act(page)
    return await page.evaluate(() => (globalThis as unknown as { firstShown: Promise<number> }).firstShown)
  } finally {
    await context.close()
  }
}
