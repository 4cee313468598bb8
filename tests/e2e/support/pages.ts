// Addresses of the page families, and parts of the pages by name.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { placeName } from '#models/names.ts'

/** A route with trains through a tunnel, flights, coaches, ferries and a drive. */
const slug = 'london-paris'
export const home = (lang: Language = 'en') => pathTo.home(lang)
export const route = (lang: Language = 'en', name = slug) => pathTo.route(name, lang)

/** "How to get from London to Paris" in a language. */
export function routeTitle(lang: Language, origin = 'london', destination = 'paris'): string {
  return messagesFor(lang).route.title({ from: placeName(origin, lang), to: placeName(destination, lang) })
}

/** Rows of the comparison board, in the order shown. */
export const boardRows = (page: Page) => page.locator('[data-board] > li')

/** The button of a route page that copies its address. */
export const share = (page: Page) => page.getByRole('button', { name: messagesFor('en').route.share })

/** The search form of the home page by the words of a language. */
export function searchForm(page: Page, lang: Language = 'en') {
  const { origin, destination, swap, submit } = messagesFor(lang).search
  const form = page.getByRole('search')
  return {
    origin: form.getByRole('combobox', { name: origin, exact: true }),
    destination: form.getByRole('combobox', { name: destination, exact: true }),
    swap: form.getByRole('button', { name: swap }),
    submit: form.getByRole('button', { name: submit }),
    suggestion: (name: string | RegExp) => form.getByRole('option', { name }),
    suggestions: form.getByRole('option'),
    /** there once React has taken over; until then the form is sent to the server */
    live: page.locator('form[data-live]'),
  }
}
