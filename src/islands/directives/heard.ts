// Which events reach React. Part of the page script (layouts/islands.ts): no imports of code.

/**
 * What islands listen to; a handler of another kind needs its event here. React asks for eighty kinds. A single tap brings
 * a dozen, and React would follow each through the tree to find that nobody listens, before it hears of the click.
 */
export const heard: ReadonlySet<string> = new Set([
  'click',
  'change',
  'input',
  'keydown',
  'mousedown',
  'pointermove',
  'submit',
])

/** Only for islands with `data-hears-focus` on an element: the press after a choice would wait for React's first search. */
export const heardOfFocus: ReadonlySet<string> = new Set(['focusin', 'focusout'])

/**
 * Hydrates an island that hears of nothing else.
 * @param isDeaf whether it is not to hear even of that, asked at every event
 */
export async function hydrateHearing(
  el: HTMLElement,
  run: () => unknown,
  isDeaf = () => false,
): Promise<void> {
  const hearsFocus = el.querySelector('[data-hears-focus]') !== null
  el.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    if (!heard.has(type) && !(hearsFocus && heardOfFocus.has(type))) return
    HTMLElement.prototype.addEventListener.call(el, type, (event) => isDeaf() || listener(event), options)
  }
  await run()
  Reflect.deleteProperty(el, 'addEventListener')
}
