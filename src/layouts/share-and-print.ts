// The buttons that copy the address, share it by the system, and print.
import { toast } from './toasts.ts'

/** Opens the share sheet; cancelling it is not an error. */
async function shareBySystem(): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: location.href })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
  }
}

export function setupShareAndPrint(): void {
  document.querySelector('[data-share]')?.addEventListener('click', async () => {
    const { copyText } = await import('#lib/copy-text.ts')
    const done = await copyText(location.href)
    toast(({ copied, copyFailed }) => (done ? copied : copyFailed), done ? 'default' : 'destructive')
  })
  document.querySelector('[data-web-share]')?.addEventListener('click', shareBySystem)
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
}
