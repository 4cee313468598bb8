// What the page says when something around it fails: its islands, the network.
import { renderError } from '#lib/island-events.ts'

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
  // fetched while there still is a line
  let toast: Promise<typeof import('#lib/toast.ts')> | undefined
  const say = (name: 'offline' | 'online') => async () => {
    const { close = '', [name]: text = '' } = document.body.dataset
    const { showToast } = await (toast ?? import('#lib/toast.ts'))
    showToast(text, { closeLabel: close })
  }
  addEventListener('offline', say('offline'))
  addEventListener('online', say('online'))
  addEventListener(
    'pointerover',
    () => {
      toast = import('#lib/toast.ts')
      toast.catch(console.error)
    },
    { once: true, passive: true },
  )
}

export function setupNotices(): void {
  setupErrorScreen()
  setupOffline()
}
