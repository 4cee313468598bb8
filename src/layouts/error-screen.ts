// The error screen, in place of the page when no island works (D82, A29).

import { pathTo } from '#i18n/paths.ts'
import { languageOf } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { pageWords } from '#stores/page-words.ts'
import { element } from './element.ts'

/** Message and stack. Chromium's stack begins with the message, which is then not repeated. */
function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

/** Replaces the page's content with the screen, logs the error and moves the focus to it. */
export async function showErrorScreen(error: unknown): Promise<void> {
  console.error(error)
  const [{ error: words }] = await Promise.all([pageWords(), lateStyle()])
  const main = document.querySelector('main')
  if (!main || main.querySelector('[data-error-screen]')) return
  const heading = element('h1', { text: words.title })
  heading.dataset.errorScreen = ''
  const reload = element('button', { class: 'button', text: words.reload })
  reload.type = 'button'
  reload.addEventListener('click', () => location.reload())
  const home = pathTo.home(languageOf(document.documentElement.lang))
  main.replaceChildren(
    heading,
    element('p', { class: 'mt-4 max-w-prose text-lg', text: words.text }),
    element(
      'details',
      { class: 'error-report mt-6' },
      element('summary', { class: 'font-semibold', text: words.details }),
      element('pre', { text: detailsOf(error) }),
    ),
    element(
      'p',
      { class: 'mt-6 flex flex-wrap gap-2' },
      reload,
      element('a', { class: 'button button-secondary', href: home, text: words.goHome }),
    ),
  )
  main.focus()
}
