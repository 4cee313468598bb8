// client:intent hydrates an island on focus, pointer or touch, or at once for a query parameter (A3).
// Part of the page script (layouts/islands.ts): imports only names and other parts of that script.
import type { ClientDirective } from 'astro'
import { islandLive } from '#lib/island-events.ts'

declare global {
  interface Window {
    /** targets of clicks and changes before this script, collected inline by layouts/Page.astro */
    early?: EventTarget[]
  }
}

const reaches = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'change'] as const

/** Events reach React after this time even when the island has not become live. */
const patienceMs = 3000

/** Longer than the time between two letters while typing. */
const pauseMs = 150
const longestWaitMs = 1000

/** Text and number fields take input without React, and focus on one is followed by typing. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && /text|number/.test(target.type)

/** Ends at a pause in typing or a press: evaluating React takes longer than a key should wait (A34). */
function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      resolve()
    }
    let pause: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(pause)
      pause = setTimeout(end, pauseMs)
    }
    wait()
    addEventListener('keydown', wait, { capture: true, signal: over.signal })
    const press = ({ target }: Event) => isTyped(target) || end()
    addEventListener('pointerdown', press, { capture: true, signal: over.signal })
    setTimeout(end, longestWaitMs)
  })
}

/** Fetches modules without evaluating them. */
function fetchModules(el: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = el.getAttribute(name) ?? ''
    document.head.append(link)
  }
}

/**
 * Hydrates with all events withheld from React, which works in slices between them. An event would make
 * it hydrate in one go, and the next key would wait (A34). The first island that becomes live ends
 * this, so of two islands that hydrate together one can still hydrate within an event.
 */
async function hydrateWithholding(el: HTMLElement, run: () => unknown): Promise<void> {
  let isWithheld = true
  const live = new Promise((resolve) => {
    addEventListener(islandLive, resolve, { once: true })
    setTimeout(resolve, patienceMs)
  })
  el.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => {
    HTMLElement.prototype.addEventListener.call(el, type, (event) => isWithheld || listener(event), options)
  }
  await run()
  Reflect.deleteProperty(el, 'addEventListener')
  await live
  isWithheld = false
}

/**
 * `client:intent="sort"` also hydrates at once when the URL has `?sort=`; spaces separate names.
 * A click on a plain button before hydration is repeated afterwards; typed text and chosen values are
 * adopted by the island itself.
 */
const intent: ClientDirective = (load, options, el) => {
  const early = (self.early ?? []).filter((target) => el.contains(target as Node))
  const buttonOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('button[type="button"]')
  let started = false
  let clicked = early.map(buttonOf).at(-1) ?? null
  const noteClick = ({ target }: Event) => {
    clicked = target && buttonOf(target)
  }
  const hydrate = async (event?: Event) => {
    if (started) return
    started = true
    for (const type of reaches) el.removeEventListener(type, hydrate)
    el.addEventListener('click', noteClick)
    if (event && (isTyped(event.target) || event.type === 'focusin' || event.type === 'change')) {
      fetchModules(el)
      await pauseInTyping()
    } else await new Promise((resolve) => setTimeout(resolve)) // after this event
    const run = await load()
    await hydrateWithholding(el, run)
    el.removeEventListener('click', noteClick)
    clicked?.click()
  }
  for (const type of reaches) el.addEventListener(type, hydrate, { passive: true })
  const params = new URLSearchParams(location.search)
  const asked = typeof options.value === 'string' && options.value.split(' ').some((name) => params.has(name))
  const reached = asked || early.length > 0 || el.contains(document.activeElement)
  if (!reached && !el.querySelector('[data-hydrate-now]')) return
  if (document.prerendering) document.addEventListener('prerenderingchange', hydrate, { once: true })
  else hydrate()
}

export default intent
