// Which events reach React. Part of the page script (layouts/islands.ts): no imports of code.

/**
 * What all islands hear; a handler of another kind needs its event here or below. React asks for eighty kinds. A single
 * tap brings a dozen, and React would follow each through the tree to find that nobody listens, before it hears the click.
 */
export const heard: ReadonlySet<string> = new Set(['click', 'change', 'input'])

/** Only for islands with `data-hears-more` on an element: elsewhere a click would wait for what comes before it. */
export const heardMore: ReadonlySet<string> = new Set([
  'focusin',
  'focusout',
  'keydown',
  'mousedown',
  'pointermove',
  'submit',
])

/**
 * Hydrates an island that hears of nothing else.
 * @param isDeaf whether it is not to hear even of that, asked at every event
 */
export async function hydrateHearing(
  el: HTMLElement,
  run: () => unknown,
  isDeaf = () => false,
): Promise<void> {
  const hearsMore = el.querySelector('[data-hears-more]') !== null
  el.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    if (!heard.has(type) && !(hearsMore && heardMore.has(type))) return
    HTMLElement.prototype.addEventListener.call(el, type, (event) => isDeaf() || listener(event), options)
  }
  await run()
  Reflect.deleteProperty(el, 'addEventListener')
}
