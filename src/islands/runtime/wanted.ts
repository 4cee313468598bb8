// client:wanted hydrates an island that is visible after a scroll, pointer, touch or key (A3).
// Part of the page script (layouts/islands.ts): imports no code.
import type { ClientDirective } from 'astro'

const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** `client:wanted="200px"` starts that far before the island is in view. Prerendering fires no sign. */
const wanted: ClientDirective = (load, options, el) => {
  const hydrate = async () => {
    const run = await load()
    await run()
  }
  const watch = () => {
    for (const type of signs) removeEventListener(type, watch)
    const rootMargin = typeof options.value === 'string' ? options.value : '0px'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Not while the browser handles input.
        if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 })
        else setTimeout(hydrate, 50)
      },
      { rootMargin },
    )
    for (const child of el.children) observer.observe(child)
  }
  for (const type of signs) addEventListener(type, watch, { passive: true })
}

export default wanted
