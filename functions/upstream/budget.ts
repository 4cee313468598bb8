// Requests a minute to one service: its terms hold for the whole site, not for one visitor.
import { UpstreamError } from './upstream-error.ts'

const minuteMs = 60_000

/** Throws `limited` over `perMinute`. Every process (on the edge: isolate) counts for itself. */
export function createBudget(perMinute: number, now: () => number): (calls: number) => void {
  let minute = 0
  let spent = 0
  return (calls) => {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) [minute, spent] = [current, 0]
    if (spent + calls > perMinute) throw new UpstreamError('limited', `over our ${perMinute} calls a minute`)
    spent += calls
  }
}
