// Long work in parts: between two tasks the browser answers the visitor.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
