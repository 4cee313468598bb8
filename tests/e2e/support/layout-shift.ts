// Layout shifts of a page, including those after an input.
import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Starts the record; call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '?')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}`,
        )
        shifts.push(`${value.toFixed(5)} ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Fails when the CLS so far is not 0.000, and names what moved. Smaller shifts occur when the header is painted before
 * its last button has arrived.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect(sum, shifts.join('\n')).toBeLessThan(0.0005)
}
