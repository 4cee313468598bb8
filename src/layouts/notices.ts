// Messages about failures of islands and of the network.
import { afterPaint } from '#lib/after-paint.ts'
import { renderError } from '#lib/island-events.ts'
import { prepareToasts, toast } from './toasts.ts'

/** Shows the error screen when all of two or more started islands have failed (A29). */
function setupErrorScreen(): void {
  let failed = 0
  addEventListener(renderError, ({ detail }: CustomEventInit<unknown>) => {
    failed += 1
    // React reports the error before Astro marks the island as started.
    setTimeout(async () => {
      const started = document.querySelectorAll('astro-island:not([ssr])').length
      if (failed < 2 || failed < started) return
      const { showErrorScreen } = await import('./error-screen.ts')
      showErrorScreen(detail)
    })
  })
}

/** Says when the connection is lost and restored: links and live figures need it. */
function setupOffline(): void {
  addEventListener('offline', () => toast(({ offline }) => offline))
  addEventListener('online', () => toast(({ online }) => online))
  // Not on pointerdown: the answer to a press comes first (A34).
  for (const type of ['mousemove', 'scroll', 'keydown'])
    addEventListener(type, () => afterPaint(prepareToasts), { once: true, passive: true })
}

export function setupNotices(): void {
  setupErrorScreen()
  setupOffline()
}
