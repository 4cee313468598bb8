// Tooltips of controls that show an icon only (specification, section 9): after 700 ms, at once within 300 ms of the last
// one. They stay while the pointer is on them and go with Escape. Fingers get none: what they tap says what it did.

import { lateStyle } from './late-style.ts'

const delayMs = 700
const skipDelayMs = 300
/** so long the way from a control to its tooltip may take */
const graceMs = 120

lateStyle()

let tip: HTMLElement | undefined
let shownFor: HTMLElement | undefined
let waiting: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** The control's text; its `title` moves aside, or the browser would show a second one. */
function textOf(target: HTMLElement): string {
  if (target.title) {
    target.dataset.tip = target.title
    target.removeAttribute('title')
  }
  return target.dataset.tip ?? ''
}

function makeTip(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'tooltip no-print'
  made.role = 'tooltip'
  made.id = 'tooltip'
  made.popover = 'manual'
  made.addEventListener('pointerenter', () => clearTimeout(leaving))
  made.addEventListener('pointerleave', hideTooltip)
  document.body.append(made)
  return made
}

/** Below the control, or above where there is no room. */
function place(made: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom, width } = target.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = made
  const below = bottom + 6
  const x = Math.min(Math.max(4, left + (width - offsetWidth) / 2), innerWidth - offsetWidth - 4)
  made.style.left = `${x}px`
  made.style.top = `${below + offsetHeight > innerHeight ? top - offsetHeight - 6 : below}px`
}

function show(target: HTMLElement): void {
  const text = textOf(target)
  if (!text) return
  tip ??= makeTip()
  tip.textContent = text
  tip.showPopover()
  place(tip, target)
  shownFor = target
  // a name that says the same would be read twice
  if (target.getAttribute('aria-label') !== text) target.setAttribute('aria-describedby', tip.id)
}

/** Takes the tooltip away, shown or still to come. */
export function hideTooltip(): void {
  clearTimeout(waiting)
  clearTimeout(leaving)
  if (!shownFor) return
  tip?.hidePopover()
  if (shownFor.getAttribute('aria-describedby') === tip?.id) shownFor.removeAttribute('aria-describedby')
  shownFor = undefined
  closedAt = performance.now()
}

/** The pointer or the focus has come to a control with a `title`; it may leave again before anything is shown. */
export function offerTooltip(target: HTMLElement, byPointer: boolean): void {
  clearTimeout(leaving)
  if (target === shownFor) return
  hideTooltip()
  textOf(target)
  const soon = !byPointer || performance.now() - closedAt < skipDelayMs
  if (soon) show(target)
  else waiting = setTimeout(() => show(target), delayMs)
}

/** The pointer has left the control, perhaps for the tooltip. */
export function leaveTooltip(): void {
  clearTimeout(waiting)
  leaving = setTimeout(hideTooltip, graceMs)
}
