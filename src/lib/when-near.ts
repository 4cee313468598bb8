// When an island that is in view starts: apart from the directive, because nobody needs it before the first sign.

/** Ends a pause: who scrolls or presses goes on, and an island that started would delay the answer, ms. */
const restMs = 500

function atRest(work: () => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()
  const wait = () => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      over.abort()
      work()
    }, restMs)
  }
  for (const type of ['scroll', 'pointerdown', 'pointerup', 'keydown'])
    addEventListener(type, wait, { passive: true, signal: over.signal })
  wait()
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}

/**
 * Runs once, when an element is that near to the view. One that was there already waits until the visitor rests; one that
 * comes nearer is looked for, and waits only until the browser handles no input.
 */
export function whenNear(elements: Iterable<Element>, rootMargin: string, work: () => void): void {
  let start = atRest
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect()
        start(work)
      }
      start = whenIdle
    },
    { rootMargin },
  )
  for (const element of elements) observer.observe(element)
}
