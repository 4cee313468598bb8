// Delays long work until the answer to an input is painted (A34).

/** Runs after the next frame is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Resolves after the next frame is painted. */
export const painted = (): Promise<void> => new Promise(afterPaint)
