// Toasts in the page's language. Code, sheet and words are loaded with the first one.
import type { LiveWords } from '#i18n/live/en.ts'
import type { ToastOptions } from '#lib/toast.ts'
import { pageWords } from '#stores/page-words.ts'

type Notices = LiveWords['notices']

const fetchParts = () => Promise.all([import('#lib/toast.ts'), pageWords()])
let parts: ReturnType<typeof fetchParts> | undefined

/** Fetches code and words of messages while online; the next call repeats a failed fetch. */
export function prepareToasts(): ReturnType<typeof fetchParts> {
  parts ??= fetchParts()
  parts.catch((error) => {
    console.error(error)
    parts = undefined
  })
  return parts
}

/** Shows a text, or one chosen from the notices of the page's language. */
export async function toast(
  text: string | ((notices: Notices) => string),
  variant: ToastOptions['variant'] = 'default',
): Promise<void> {
  const [{ showToast }, { notices }] = await prepareToasts()
  showToast(typeof text === 'string' ? text : text(notices), { variant, closeLabel: notices.close })
}
