// The movable map of a page.
import type { Page } from '@playwright/test'
import { messagesFor } from '#i18n/messages.ts'

export const map = (page: Page) =>
  page.getByRole('application', { name: messagesFor('en').route.map, exact: true })
export const mapBox = (page: Page) => page.locator('.map-box')

/** Scrolls to the map, as a visitor does who reads on. */
export async function scrollToMap(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200)
  await mapBox(page).scrollIntoViewIfNeeded()
}
