// The field of a town: a name of the list leads to its page at once, also where no function answers the form.
import { fold } from '#lib/fold.ts'

const form = document.querySelector<HTMLFormElement>('[data-explore-form]')

form?.addEventListener('submit', (event) => {
  const typed = fold(form.querySelector<HTMLInputElement>('[name="origin"]')?.value ?? '').trim()
  const found = [...form.querySelectorAll('option')].find(({ value }) => fold(value) === typed)
  if (!found) return
  event.preventDefault()
  location.href = `${form.dataset.exploreForm}/${found.dataset.id}`
})
