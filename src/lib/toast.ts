// A short message at the edge of the screen, one at a time (D80).
import { lateStyle } from './late-style.ts'
import { pausableTimer } from './pausable-timer.ts'

export interface ToastOptions {
  /** destructive messages interrupt a screen reader */
  variant?: 'default' | 'destructive'
  /** name of the close button, in the page's language */
  closeLabel: string
}

const durationMs = 5000
const swipePx = 50
const hotkey = 'F8'

/** Loaded with this file: a message about being offline cannot fetch it. */
const style = lateStyle()

let closeCurrent: (() => void) | undefined
let hotkeyBound = false

/** F8 moves the focus to the shown message. */
function bindHotkey(): void {
  if (hotkeyBound) return
  hotkeyBound = true
  document.addEventListener('keydown', ({ key }) => {
    if (key === hotkey) document.querySelector<HTMLElement>('[data-toast]')?.focus()
  })
}

/** Moves the message with a drag to the right; past the threshold it closes. */
function closeOnSwipe(toast: HTMLElement, close: () => void): void {
  let start: number | undefined
  toast.addEventListener('pointerdown', ({ clientX, target, pointerId }) => {
    if ((target as Element).closest('button')) return
    start = clientX
    toast.setPointerCapture(pointerId)
  })
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (start !== undefined) toast.style.transform = `translateX(${Math.max(0, clientX - start)}px)`
  })
  const end = ({ clientX, type }: PointerEvent) => {
    const far = start !== undefined && type === 'pointerup' && clientX - start >= swipePx
    start = undefined
    toast.style.transform = ''
    if (far) close()
  }
  toast.addEventListener('pointerup', end)
  toast.addEventListener('pointercancel', end)
}

/** Replaces the shown message. The timer stops while the pointer or the focus is on it. */
export function showToast(text: string, { variant = 'default', closeLabel }: ToastOptions): void {
  closeCurrent?.()
  bindHotkey()
  const before = document.activeElement
  const destructive = variant === 'destructive'
  const toast = document.createElement('div')
  toast.className = `toast no-print ${destructive ? 'toast-destructive' : ''}`
  toast.hidden = true
  toast.tabIndex = -1
  toast.dataset.toast = ''
  // Screen readers announce text added to a live region, not always text that arrives with it.
  const message = document.createElement('p')
  message.setAttribute('role', destructive ? 'alert' : 'status')
  const button = document.createElement('button')
  button.className = 'button-quiet'
  button.type = 'button'
  button.textContent = '×'
  button.setAttribute('aria-label', closeLabel)

  const close = () => {
    timer.stop()
    const hadFocus = toast.contains(document.activeElement)
    toast.remove()
    if (closeCurrent === close) closeCurrent = undefined
    if (hadFocus && before instanceof HTMLElement) before.focus()
  }
  const timer = pausableTimer(durationMs, close)
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, timer.pause)
  toast.addEventListener('pointerleave', () => toast.contains(document.activeElement) || timer.resume())
  toast.addEventListener('focusout', () => toast.matches(':hover') || timer.resume())
  toast.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  button.addEventListener('click', close)
  closeOnSwipe(toast, close)
  toast.append(message, button)
  document.body.append(toast)
  closeCurrent = close
  style.then(() => {
    toast.hidden = false
    setTimeout(() => {
      message.textContent = text
    }, 50)
  })
}
