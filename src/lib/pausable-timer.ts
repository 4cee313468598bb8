// A timer that can be paused.

export interface PausableTimer {
  pause: () => void
  /** continues with the remaining time */
  resume: () => void
  stop: () => void
}

/** Calls `done` once after `ms` of unpaused time; starts immediately. */
export function pausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms
  let since = 0
  let handle: ReturnType<typeof setTimeout> | undefined
  let over = false
  const resume = () => {
    if (over || handle !== undefined) return
    since = Date.now()
    handle = setTimeout(() => {
      over = true
      done()
    }, left)
  }
  const pause = () => {
    if (handle === undefined) return
    clearTimeout(handle)
    handle = undefined
    left -= Date.now() - since
  }
  const stop = () => {
    over = true
    clearTimeout(handle)
    handle = undefined
  }
  resume()
  return { pause, resume, stop }
}
