// The submit button before hydration: enabled once both fields have text. The island then takes over.

/** Enables and disables the button of every search form until the island of that form is live. */
export function setupSearchButton(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[role="combobox"]')]
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
    const update = () => {
      if (button && form.dataset.live === undefined)
        button.disabled = fields.some(({ value }) => !value.trim())
    }
    form.addEventListener('input', update)
    addEventListener('pageshow', update)
    update()
  }
}
