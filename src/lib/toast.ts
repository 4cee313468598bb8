// A short message at the edge of the screen (specification, section 9): one at a time, five seconds, closable.
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

/** comes with the code: a message about a lost line needs it then */
const style = lateStyle()

let closeCurrent: (() => void) | undefined
let hotkeyBound = false

/** F8 moves the focus to the message, as long as there is one. */
function bindHotkey(): void {
  if (hotkeyBound) return
  hotkeyBound = true
  document.addEventListener('keydown', ({ key }) => {
    if (key === hotkey) document.querySelector<HTMLElement>('[data-toast]')?.focus()
  })
}

/** Follows a finger or mouse to the right; past the threshold the message goes. */
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

/** Shows a message in place of the one before. It waits while the pointer or the focus is on it. */
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
  // An empty live region first: text put into it later is read out, text that comes with it may not be.
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
