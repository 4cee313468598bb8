// client:intent hydrates an island when a visitor reaches for it, or at once when the address asks for it.
// Astro puts this file as a small inline script on every page that uses it: no imports of code.
import type { ClientDirective } from 'astro'

const reaches = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'change'] as const

/**
 * `client:intent="sort"` also hydrates at once when the URL has `?sort=`. A click on a plain button that comes before
 * React is repeated after hydration; typed text and chosen values are adopted by the island itself.
 */
const intent: ClientDirective = (load, options, el) => {
  let started = false
  let clicked: HTMLElement | null = null
  const noteClick = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLElement>('button[type="button"]')
  }
  const hydrate = async () => {
    if (started) return
    started = true
    for (const type of reaches) el.removeEventListener(type, hydrate)
    el.addEventListener('click', noteClick)
    const run = await load()
    await run()
    el.removeEventListener('click', noteClick)
    clicked?.click()
  }
  for (const type of reaches) el.addEventListener(type, hydrate, { passive: true })
  const asked = typeof options.value === 'string' && new URLSearchParams(location.search).has(options.value)
  if (!asked && !el.contains(document.activeElement) && !el.querySelector('[data-hydrate-now]')) return
  if (document.prerendering) document.addEventListener('prerenderingchange', hydrate, { once: true })
  else hydrate()
}

export default intent
