// Prerendered pages: they count as visited when they are opened.

/** Runs now, or once a prerendered page is opened. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
