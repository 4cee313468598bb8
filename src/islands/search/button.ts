// Before React: the button waits until both fields say something. The island refines this to two known, different cities.

/** Switches the submit button of every search form on the page; stops for a form once its island has taken over. */
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
