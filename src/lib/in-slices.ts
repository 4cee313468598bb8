// Long work in parts: between two of them the browser answers the visitor.

/** Work goes on this long before it asks whether anybody waits, ms. */
const sliceMs = 10

/** Resolves in a task of its own; where the browser can, that is the next one unless a visitor waits. */
const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** Does something with each item in order, beginning in a task of its own. */
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
