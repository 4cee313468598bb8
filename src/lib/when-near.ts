// When an island that is in view starts: apart from the directive, because nobody needs it before the first sign.

/** Who scrolls or presses goes on, and an island that started would delay the answer: longer than that takes, ms. */
const restMs = 2000

/** Runs once the visitor rests, or points at one of the elements. */
function atRest(elements: Iterable<Element>, work: () => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()
  const how = { passive: true, signal: over.signal }
  const end = () => {
    clearTimeout(rest)
    over.abort()
    work()
  }
  const wait = () => {
    clearTimeout(rest)
    rest = setTimeout(end, restMs)
  }
  for (const type of ['scroll', 'pointerdown', 'pointerup', 'keydown']) addEventListener(type, wait, how)
  for (const element of elements) element.addEventListener('pointerover', end, how)
  wait()
}

function whenIdle(_: Iterable<Element>, work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}

/**
 * Runs once, when an element is that near to the view. One that was there already waits until the visitor rests or points
 * at it; one that comes nearer is looked for, and waits only until the browser handles no input.
 */
export function whenNear(elements: Iterable<Element>, rootMargin: string, work: () => void): void {
  let start = atRest
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect()
        start(elements, work)
      }
      start = whenIdle
    },
    { rootMargin },
  )
  for (const element of elements) observer.observe(element)
}
