// Delays long work until the answer to an input is painted (A34).

/** Runs after the next frame is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
