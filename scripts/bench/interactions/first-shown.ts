// Time from the visitor's intent until a part that loads on demand shows, at this machine's speed.
import type { Browser, Page } from '@playwright/test'
import { screens } from '#tools/screens.ts'

interface Awaited {
  name: string
  /** selector; the intent is a press where it is a button, else its first appearance in view */
  wanted: string
  /** selector of the element that shows that the part is there */
  shown: string
  act: (page: Page) => Promise<unknown>
}

const dialogButton = '[command="show-modal"]'
const mapBox = '.map-box'

export const firstShown: readonly Awaited[] = [
  {
    name: 'first dialog',
    wanted: dialogButton,
    shown: 'dialog[open]',
    act: (page) => page.locator(dialogButton).first().click(),
  },
  { name: 'first map', wanted: mapBox, shown: '[data-ready]', act: scrollTo(mapBox) },
]

/** Turns the wheel at the speed of a visitor who searches the page, 2,000 px per second. */
function scrollTo(selector: string) {
  return async (page: Page) => {
    await page.mouse.move(screens.desktop.width / 2, screens.desktop.height / 2)
    const { y = 0 } = (await page.locator(selector).boundingBox()) ?? {}
    for (let left = y - screens.desktop.height / 2; left > 0; left -= 100) {
      await page.mouse.wheel(0, 100)
      await page.waitForTimeout(50)
    }
  }
}

/** Runs in the page: measures the ms between the intent and the frame that answers it. */
function watchInPage({ wanted, shown }: { wanted: string; shown: string }): void {
  const done = new Promise<number>((resolve) => {
    const since = (intent: number) => {
      const look = () => {
        if (document.querySelector(shown))
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - intent)))
        else requestAnimationFrame(look)
      }
      look()
    }
    const place = document.querySelector(wanted)
    if (!place) throw new Error(`The page shows no ${wanted}.`)
    if (place.matches('button'))
      addEventListener('pointerdown', ({ timeStamp }) => since(timeStamp), { once: true, capture: true })
    else
      new IntersectionObserver(([entry], observer) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        since(entry.time)
      }).observe(place)
  })
  Object.assign(globalThis, { firstShown: done })
}

/** Opens a route from an empty cache and opens one part. @returns ms from the intent to the answering frame */
export async function timeFirstShown(browser: Browser, url: string, awaited: Awaited): Promise<number> {
  const context = await browser.newContext({ viewport: screens.desktop })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/route/london-paris`, { waitUntil: 'networkidle' })
    await page.evaluate(watchInPage, { wanted: awaited.wanted, shown: awaited.shown })
    await awaited.act(page)
    return await page.evaluate(() => (globalThis as unknown as { firstShown: Promise<number> }).firstShown)
  } finally {
    await context.close()
  }
}
