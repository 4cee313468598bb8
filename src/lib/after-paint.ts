// What takes long waits until the visitor sees that the press was taken.

/** Runs once the next frame is on the screen: between an input and its paint stands only what shows that it arrived. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
