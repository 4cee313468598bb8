// Load of the process: an overloaded process refuses tracked calls, so pages do not wait (A21).

const tickMs = 100
/** Milliseconds of delay beyond which counting would slow pages down. */
const mostLagMs = 1000

interface Overload {
  /** True while the loop runs more than a second late. */
  isOverloaded(): boolean
  stop(): void
}

/** Measures the delay of a timer ten times a second. `now` in milliseconds, never backwards. */
export function watchLoad(now: () => number = () => performance.now()): Overload {
  let expected = now() + tickMs
  let lag = 0
  const timer = setInterval(() => {
    lag = Math.max(0, now() - expected)
    expected = now() + tickMs
  }, tickMs)
  timer.unref()
  return {
    // the time since the last tick counts as delay too
    isOverloaded: () => Math.max(lag, now() - expected) > mostLagMs,
    stop: () => clearInterval(timer),
  }
}
