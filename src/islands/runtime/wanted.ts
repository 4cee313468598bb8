// client:wanted hydrates an island that is visible after a scroll, pointer, touch or key (A3).
// Part of the page script (layouts/islands.ts): imports no code before the first sign.
import type { ClientDirective } from 'astro'

const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** `client:wanted="200px"` starts that far before the island is in view. Prerendering fires no sign. */
const wanted: ClientDirective = (load, options, el) => {
  const hydrate = async () => {
    const run = await load()
    await run()
  }
  const watch = async () => {
    for (const type of signs) removeEventListener(type, watch)
    const { whenNear } = await import('#lib/when-near.ts')
    whenNear(el.children, typeof options.value === 'string' ? options.value : '0px', hydrate)
  }
  for (const type of signs) addEventListener(type, watch, { passive: true })
}

export default wanted
