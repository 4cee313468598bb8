// The screen for an error nothing on the page survived (specification, section 2); only another page takes it away.

/** Message and stack; browsers that begin the stack with the message do not say it twice. */
function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

/** Puts the screen in the place of the page's content, logs the error and moves the focus there. */
export function showErrorScreen(error: unknown): void {
  console.error(error)
  const main = document.querySelector('main')
  const template = document.querySelector<HTMLTemplateElement>('[data-error-screen]')
  if (!main || !template || main.querySelector('[data-error]')) return
  const heading = document.createElement('h1')
  heading.textContent = template.dataset.errorScreen ?? ''
  heading.dataset.error = ''
  const screen = document.importNode(template.content, true)
  screen.querySelector('pre')?.append(detailsOf(error))
  screen.querySelector('button')?.addEventListener('click', () => location.reload())
  main.replaceChildren(heading, screen)
  main.focus()
}
