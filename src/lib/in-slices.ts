// Long work in slices, between which the browser handles input, or the server requests.

/** Length of a slice before it yields, ms. */
const sliceMs = 5

/** Resolves in a new task: that of a timer, as `scheduler.yield` goes before frames, and a touch waits for those. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Calls `work` with each item in order, beginning in a new task.
 * @param pause resolves when the next slice may begin
 */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T) => unknown,
  pause: () => Promise<void> = nextTask,
): Promise<void> {
  let end = 0
  for (const item of items) {
    if (performance.now() > end) {
      await pause()
      end = performance.now() + sliceMs
    }
    work(item)
  }
}
