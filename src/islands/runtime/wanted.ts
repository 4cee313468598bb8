// client:wanted hydrates an island that is visible after a scroll, pointer, touch or key (A3).
// Part of the page script (layouts/islands.ts): imports no code.
import type { ClientDirective } from 'astro'

const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Runs once, when an element is that near to the view and the browser handles no input. */
export function whenNear(elements: Iterable<Element>, rootMargin: string, work: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
      else setTimeout(work, 50)
    },
    { rootMargin },
  )
  for (const element of elements) observer.observe(element)
}

/** `client:wanted="200px"` starts that far before the island is in view. Prerendering fires no sign. */
const wanted: ClientDirective = (load, options, el) => {
  const hydrate = async () => {
    const run = await load()
    await run()
  }
  const watch = () => {
    for (const type of signs) removeEventListener(type, watch)
    whenNear(el.children, typeof options.value === 'string' ? options.value : '0px', hydrate)
  }
  for (const type of signs) addEventListener(type, watch, { passive: true })
}

export default wanted
