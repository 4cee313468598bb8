// Long work in slices, between which the browser handles input, or the server requests.

/** Length of a slice before it yields, ms. */
const sliceMs = 10

/** Resolves in a new task: that of a timer, as `scheduler.yield` goes before frames, and a touch waits for those. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Calls `work` with each item in order, beginning in a new task. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => unknown): Promise<void> {
  let end = 0
  for (const item of items) {
    if (performance.now() > end) {
      await nextTask()
      end = performance.now() + sliceMs
    }
    work(item)
  }
}
