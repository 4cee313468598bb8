// A page drawn ahead of a visit has no visitor yet.

/** Runs now, or once a prerendered page is really opened. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
