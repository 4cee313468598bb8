// Copying the address of the page, also where the clipboard is refused.
import { showToast } from './toast.ts'

export interface ShareWords {
  copied: string
  failed: string
  close: string
}

/** The old way: a text area nobody sees, selected and copied. */
function copyFromTextArea(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'fixed top-0 left-0 opacity-0'
  area.setAttribute('aria-hidden', 'true')
  const before = document.activeElement
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

/** True once the text is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromTextArea(text)
  }
}

/** Copies an address and says how it went. */
export async function copyLink(address: string, { copied, failed, close }: ShareWords): Promise<void> {
  const done = await copyText(address)
  showToast(done ? copied : failed, { variant: done ? 'default' : 'destructive', closeLabel: close })
}
