// Long work in parts: between two tasks the browser answers the visitor.

/** Resolves in a task of its own; where the browser can, that is the next one unless a visitor waits. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
