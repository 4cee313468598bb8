// A countdown that can wait.

export interface PausableTimer {
  pause: () => void
  /** goes on with what was left */
  resume: () => void
  stop: () => void
}

/** Calls `done` once after `ms` of unpaused time. Starts at once. */
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
