// Steps of visitors: how a control is pressed, typed into or chosen from.
import type { Page } from '@playwright/test'
import { goTo, press, type Step, type } from './tour.ts'

export const island = (name: string) => `astro-island[component-url*="${name}"]`
/** Resolves once React has taken over the control. */
export const live = (name: string) => (page: Page) =>
  page.locator(`${island(name)}:not([ssr])`).waitFor({ state: 'attached', timeout: 10_000 })
export const pressing = (name: string, selector: string, more: Partial<Step> = {}): Step => ({
  name,
  act: (page) => press(page, selector),
  ...more,
})
export const option = '[role="option"]'
export const there = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor({ state: 'attached' })

/** Moves the focus to a field and types without waiting. */
export const typing = (name: string, selector: string, text: string, more: Partial<Step> = {}): Step => ({
  name,
  act: async (page) => {
    await press(page, selector)
    await type(page, text)
  },
  ...more,
})

/** Chooses in a select by its first letters, as with a keyboard. */
export const choosing = (
  name: string,
  selector: string,
  letters: string,
  more: Partial<Step> = {},
): Step => ({
  name,
  act: async (page) => {
    await goTo(page, selector)
    await type(page, letters)
  },
  ...more,
})

export const choosingCurrency = (name: string) => choosing(name, 'select[data-currency]', 'US')

export async function backspace(page: Page, selector: string): Promise<void> {
  await goTo(page, selector)
  await page.keyboard.press('Backspace')
}

const chip = (name: string) => `[data-chips] [name="${name}"]`
export const choosingChip = (name: string, letters: string) =>
  choosing(`chip ${name}: ${letters}`, chip(name), letters)
/** Chooses the next value by an arrow key, where values begin with a sign. */
export const steppingChip = (name: string): Step => ({
  name: `chip ${name}`,
  act: async (page) => {
    await goTo(page, chip(name))
    await page.keyboard.press('ArrowDown')
  },
})
export const pressingChip = (name: string) =>
  pressing(`chip ${name}`, `[data-chips] label:has([name="${name}"])`)
export const showing = (view: string, more: Partial<Step> = {}) =>
  pressing(`view: ${view}`, `label:has([name="view"][value="${view}"])`, more)
