// Calls of a leg in the details of an option: fetched when they are opened.

/** Loads code and words with the first open dialog, before a connection may be lost. */
export function setupCalls(): void {
  const load = () => import('./calls-list.ts')
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    async ({ target }) => {
      const box = target as HTMLElement
      if (box.matches('.details, .calls[open]')) (await load()).showCalls(box)
    },
    true,
  )
}
