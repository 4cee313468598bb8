// Tooltips of controls that show only an icon (D81). They stay under the pointer and close with
// Escape. Touch shows none: the result of the tap is announced.

import { lateStyle } from './late-style.ts'

const delayMs = 700
const skipDelayMs = 300
/** time for the pointer to move from a control to its tooltip */
const graceMs = 120

lateStyle()

let tip: HTMLElement | undefined
let shownFor: HTMLElement | undefined
let waiting: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** The control's text. Its `title` is removed: the browser would show a second tooltip. */
function textOf(target: HTMLElement): string {
  if (target.title) {
    target.dataset.tip = target.title
    target.removeAttribute('title')
  }
  return target.dataset.tip ?? ''
}

function makeTip(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'tooltip no-print'
  box.role = 'tooltip'
  box.id = 'tooltip'
  box.popover = 'manual'
  box.addEventListener('pointerenter', () => clearTimeout(leaving))
  box.addEventListener('pointerleave', hideTooltip)
  document.body.append(box)
  return box
}

/** Places the tooltip below the control, or above it without room below. */
function place(box: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom, width } = target.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = box
  const below = bottom + 6
  const x = Math.min(Math.max(4, left + (width - offsetWidth) / 2), innerWidth - offsetWidth - 4)
  box.style.left = `${x}px`
  box.style.top = `${below + offsetHeight > innerHeight ? top - offsetHeight - 6 : below}px`
}

function show(target: HTMLElement): void {
  const text = textOf(target)
  if (!text) return
  tip ??= makeTip()
  tip.textContent = text
  tip.showPopover()
  place(tip, target)
  shownFor = target
  // A description equal to the accessible name would be read twice.
  if (target.getAttribute('aria-label') !== text) target.setAttribute('aria-describedby', tip.id)
}

/** Hides the tooltip, or cancels one that is not shown yet. */
export function hideTooltip(): void {
  clearTimeout(waiting)
  clearTimeout(leaving)
  if (!shownFor) return
  tip?.hidePopover()
  if (shownFor.getAttribute('aria-describedby') === tip?.id) shownFor.removeAttribute('aria-describedby')
  shownFor = undefined
  closedAt = performance.now()
}

/** Shows the tooltip of a control after the delay, at once for the focus or soon after the last one. */
export function offerTooltip(target: HTMLElement, byPointer: boolean): void {
  clearTimeout(leaving)
  if (target === shownFor) return
  hideTooltip()
  textOf(target)
  const soon = !byPointer || performance.now() - closedAt < skipDelayMs
  if (soon) show(target)
  else waiting = setTimeout(() => show(target), delayMs)
}

/** Hides the tooltip unless the pointer reaches it or a control in time. */
export function leaveTooltip(): void {
  clearTimeout(waiting)
  leaving = setTimeout(hideTooltip, graceMs)
}
