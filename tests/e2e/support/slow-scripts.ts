// A slow connection: the scripts of the site arrive late, the document and its styles do not.
import type { Page } from '@playwright/test'

/** Delays every script of the site by `delayMs`. */
export async function delayScripts(page: Page, delayMs: number): Promise<void> {
  await page.route('**/_astro/*.js', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await request.continue().catch(() => {}) // the page may be closed
  })
}

/** Holds scripts whose name matches until `release` is called. */
export async function holdScripts(page: Page, name: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.startsWith('/_astro/') && name.test(url.pathname),
    async (request) => {
      await promise
      await request.continue()
    },
  )
  return { release: resolve }
}
