// How far the process is behind: what cannot be done soon is refused, so that pages do not wait behind counters.

const tickMs = 100
/** Beyond this a visitor's own page would wait too long for what nobody waits for. */
const mostLagMs = 1000

export interface Overload {
  /** True while the loop runs more than a second late. */
  isOverloaded(): boolean
  stop(): void
}

/** Looks ten times a second how late it is called. `now` in milliseconds, never backwards. */
export function watchLoad(now: () => number = () => performance.now()): Overload {
  let expected = now() + tickMs
  let lag = 0
  const timer = setInterval(() => {
    lag = Math.max(0, now() - expected)
    expected = now() + tickMs
  }, tickMs)
  timer.unref()
  return {
    // also while no tick has come for long
    isOverloaded: () => Math.max(lag, now() - expected) > mostLagMs,
    stop: () => clearInterval(timer),
  }
}
