// The screen for an error nothing on the page survived (specification, section 2); only another page takes it away.
import { languageOf, pathTo } from '#i18n/paths.ts'
import { pageWords } from '#stores/page-words.ts'

/** Message and stack; browsers that begin the stack with the message do not say it twice. */
function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className = '', ...rest }: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { className, ...rest })
  made.append(...inside)
  return made
}

/** Puts the screen in the place of the page's content, logs the error and moves the focus there. */
export async function showErrorScreen(error: unknown): Promise<void> {
  console.error(error)
  const { error: words } = await pageWords()
  const main = document.querySelector('main')
  if (!main || main.querySelector('[data-error-screen]')) return
  const heading = element('h1', {}, words.title)
  heading.dataset.errorScreen = ''
  main.replaceChildren(
    heading,
    element('p', { className: 'mt-4 max-w-prose text-lg' }, words.text),
    element(
      'details',
      { className: 'mt-6 border-y border-line' },
      element('summary', { className: 'min-h-11 content-center font-semibold' }, words.details),
      element('pre', { className: 'error-details' }, detailsOf(error)),
    ),
    element(
      'p',
      { className: 'mt-6 flex flex-wrap gap-3' },
      element(
        'button',
        { className: 'button', type: 'button', onclick: () => location.reload() },
        words.reload,
      ),
      element(
        'a',
        {
          className: 'button button-secondary',
          href: pathTo.home(languageOf(document.documentElement.lang)),
        },
        words.goHome,
      ),
    ),
  )
  main.focus()
}
