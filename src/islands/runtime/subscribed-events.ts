// The kinds of events that reach React (A34). Part of the page script: no imports of code.

/**
 * Events of all islands; a handler of another kind needs its event here or below. React subscribes to
 * eighty kinds. A tap fires a dozen, and React searches the tree for handlers of each before the click.
 */
export const subscribedEvents: ReadonlySet<string> = new Set(['click', 'change', 'input'])

/** Further events of islands with a `data-hears-more` element; elsewhere they would delay clicks. */
export const furtherEvents: ReadonlySet<string> = new Set([
  'focusin',
  'focusout',
  'keydown',
  'mousedown',
  'pointermove',
  'submit',
])

/**
 * Hydrates an island and subscribes React to these events only.
 * @param isWithheld whether an event is withheld from React; asked at every event
 */
export async function hydrateSubscribed(
  el: HTMLElement,
  run: () => unknown,
  isWithheld = () => false,
): Promise<void> {
  const hasFurther = el.querySelector('[data-hears-more]') !== null
  el.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    if (!subscribedEvents.has(type) && !(hasFurther && furtherEvents.has(type))) return
    HTMLElement.prototype.addEventListener.call(el, type, (event) => isWithheld() || listener(event), options)
  }
  await run()
  Reflect.deleteProperty(el, 'addEventListener')
}
