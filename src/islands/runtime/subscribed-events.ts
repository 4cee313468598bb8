// The kinds of events that reach React (A34). Part of the page script: no imports of code.

/**
 * Events of all islands; a handler of another kind needs its event here or below. React subscribes to
 * eighty kinds. A tap fires a dozen, and React searches the tree for handlers of each before the click.
 */
export const heard: ReadonlySet<string> = new Set(['click', 'change', 'input'])

/** Further events of islands with a `data-hears-more` element; elsewhere they would delay clicks. */
export const heardMore: ReadonlySet<string> = new Set([
  'focusin',
  'focusout',
  'keydown',
  'mousedown',
  'pointermove',
  'submit',
])

/**
 * Hydrates an island and subscribes React to these events only.
 * @param isDeaf whether to drop an event; called at every event
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
