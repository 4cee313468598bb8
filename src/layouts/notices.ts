// What the page says when something around it fails: its islands, the network.
import { afterPaint } from '#lib/after-paint.ts'
import { renderError } from '#lib/island-events.ts'
import { prepareToSay, say } from './say.ts'

/** One broken island says so in its box. When none of two or more that were started works, the page says so. */
function setupErrorScreen(): void {
  let failed = 0
  addEventListener(renderError, ({ detail }: CustomEventInit<unknown>) => {
    failed += 1
    // React speaks up before Astro has marked the island as started
    setTimeout(async () => {
      const started = document.querySelectorAll('astro-island:not([ssr])').length
      if (failed < 2 || failed < started) return
      const { showErrorScreen } = await import('./error-screen.ts')
      showErrorScreen(detail)
    })
  })
}

/** Links and live figures stop working without a line; what is on the page does not. */
function setupOffline(): void {
  addEventListener('offline', () => say(({ offline }) => offline))
  addEventListener('online', () => say(({ online }) => online))
  // not with the finger that comes down: what it does is answered first
  for (const type of ['mousemove', 'scroll', 'keydown'])
    addEventListener(type, () => afterPaint(prepareToSay), { once: true, passive: true })
}

export function setupNotices(): void {
  setupErrorScreen()
  setupOffline()
}
