// Time from an input to the next paint, as the browser itself measures it (Event Timing).
import type { Page } from '@playwright/test'

/** One entry of Event Timing, ms. */
interface TimedEvent {
  type: string
  interaction: number
  /** ms since the page was opened */
  startTime: number
  /** input to next paint, in steps of 8 */
  duration: number
  /** until handlers ran, while they ran, from there to the paint */
  waited: number
  worked: number
  painted: number
}
export interface Seen {
  events: TimedEvent[]
  /** time of the last look, ms since the page was opened */
  since: number
  /** the longest task of the page since the last look; 0 below 50 ms */
  longestTask: number
}

/** Runs in the page. Browsers do not report events that were painted within 16 ms. */
function watchInPage(): void {
  const seen: { events: object[]; since: number; longestTask: number } = {
    events: [],
    since: 0,
    longestTask: 0,
  }
  const timings = new PerformanceObserver((list) => note(list.getEntries() as PerformanceEventTiming[]))
  const note = (entries: PerformanceEventTiming[]) => {
    for (const entry of entries) {
      const { name: type, duration, startTime, processingStart, processingEnd, interactionId } = entry
      const waited = processingStart - startTime
      const worked = processingEnd - processingStart
      const painted = startTime + duration - processingEnd
      seen.events.push({ type, interaction: interactionId, startTime, duration, waited, worked, painted })
    }
  }
  // the type declarations lack the threshold
  timings.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration)
  })
  tasks.observe({ type: 'longtask', buffered: true })
  const look = () => {
    note(timings.takeRecords() as PerformanceEventTiming[])
    const now = { ...seen }
    seen.events = []
    seen.since = performance.now()
    seen.longestTask = 0
    return now
  }
  Object.assign(globalThis, { lookAtInteractions: look })
}

/** Starts the measurement; call it before the page is opened. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watchInPage)

/** The entries since the last look, once the page is at rest. */
export async function lookAtInteractions(page: Page): Promise<Seen> {
  await page.waitForTimeout(restMs)
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))
    return (globalThis as unknown as { lookAtInteractions: () => Seen }).lookAtInteractions()
  })
}
/** Longer than the delayed effects of an input: a debounce of 300 ms, a transition of 200 ms. */
const restMs = 500

/**
 * The longest event of an interaction; hovering and scrolling do not count, nor does an event from before the last
 * look: the browser paints a removed message within a frame, but times it with the next change.
 */
export function worstEvent({ events, since }: Seen): TimedEvent | undefined {
  return events
    .filter(({ interaction, startTime }) => interaction > 0 && startTime >= since)
    .sort((a, b) => b.duration - a.duration)[0]
}
