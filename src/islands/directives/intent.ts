// client:intent hydrates an island when a visitor reaches for it, or at once when the address asks for it.
// Part of the page script (layouts/islands.ts): no imports of code but names and what is part of it too.
import type { ClientDirective } from 'astro'
import { islandLive } from '#lib/island-events.ts'
import { hydrateHearing } from './heard.ts'

declare global {
  interface Window {
    /** what was clicked or changed before scripts arrived; the inline script of layouts/Page.astro notes it */
    early?: EventTarget[]
  }
}

const reaches = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'change'] as const

/** An island that is not live by then never will be. */
const patienceMs = 3000

/** Longer than between two letters of one who types. */
const pauseMs = 150
const longestWaitMs = 1000

/** Who reaches for such a field is about to type; it answers by itself. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && /text|number/.test(target.type)

/** Ends with a pause in typing, or as soon as something is pressed: React evaluates for longer than a key should wait. */
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

/** Fetches what is to be evaluated later. */
function fetchModules(el: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = el.getAttribute(name) ?? ''
    document.head.append(link)
  }
}

/**
 * Hydrates while React is deaf. An event it heard would make it hydrate at once and whole, before it answers: the
 * visitor's next key would wait for that. Unheard, it works in slices between events. Any island that becomes live ends
 * this: of two that hydrate at once, one may still hydrate within an event.
 */
async function hydrateDeaf(el: HTMLElement, run: () => unknown): Promise<void> {
  let deaf = true
  const live = new Promise((resolve) => {
    addEventListener(islandLive, resolve, { once: true })
    setTimeout(resolve, patienceMs)
  })
  await hydrateHearing(el, run, () => deaf)
  await live
  deaf = false
}

/**
 * `client:intent="sort"` also hydrates at once when the URL has `?sort=`; several names are separated by spaces. A click
 * on a plain button that comes before React is repeated after hydration; typed text and chosen values are adopted by the
 * island itself.
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
    } else await new Promise((resolve) => setTimeout(resolve)) // the event goes on first
    const run = await load()
    await hydrateDeaf(el, run)
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
