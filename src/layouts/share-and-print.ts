// Copying the address, handing it to the system, printing.

/** What the visitor calls off is no error. */
async function shareBySystem(): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: location.href })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
  }
}

export function setupShareAndPrint(): void {
  const share = document.querySelector<HTMLElement>('[data-share]')
  share?.addEventListener('click', async () => {
    const { copyLink } = await import('#lib/share.ts')
    const { copied = '', failed = '', close = '' } = share.dataset
    copyLink(location.href, { copied, failed, close })
  })
  document.querySelector('[data-web-share]')?.addEventListener('click', shareBySystem)
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
}
