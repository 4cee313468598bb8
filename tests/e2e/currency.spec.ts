// Every visible word of a route page follows the chosen currency; title, description and structured data stay in euro (D51).
import type { Page } from '@playwright/test'
import { fallbackRates } from '#catalogue/currency.ts'
import { formatConverted } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { expect, test } from './fixtures/test.ts'
import { chip } from './support/board.ts'
import { route } from './support/pages.ts'

const currencyMenu = (page: Page, lang: Language) =>
  page.getByRole('combobox', { name: messagesFor(lang).route.currency })

/** Words of the page, closed parts included. */
const words = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const silent of copy.querySelectorAll('script, style')) silent.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ')
  })

/** What others than readers are told. */
const head = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector('[name="description"]')?.getAttribute('content') ?? '',
    ...[...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) => textContent),
  ])

/** Where a text says euro. */
const lines = (text: string) => text.match(/.{0,40}€.{0,20}/g) ?? []
const amounts = (text: string) => text.match(/€[€\d.,–]*|[\d.,–]+\s€/g)

for (const [lang, slug] of [
  ['en', 'london-paris'],
  ['de', 'vienna-budapest'],
] as const)
  test(`no word of ${slug} says euro in pounds, but what machines read does (${lang})`, async ({ page }) => {
    await page.goto(route(lang, slug))
    const [before, said] = [await words(page), await head(page)]
    expect(lines(before).length).toBeGreaterThan(20)
    expect(said[1]).toContain('€')
    await currencyMenu(page, lang).selectOption('GBP')
    await expect.poll(async () => lines(await words(page))).toEqual([])
    expect(await head(page)).toEqual(said)
    await currencyMenu(page, lang).selectOption('EUR')
    await expect.poll(async () => amounts(await words(page))).toEqual(amounts(before))

    await currencyMenu(page, lang).selectOption('GBP')
    await chip(page, 'travellers').selectOption('3')
    await page.locator('[data-board] button[commandfor]').first().click()
    await expect(page.locator('.details-figures')).toContainText('£')
    await expect.poll(async () => lines(await words(page))).toEqual([])
  })

test('sentences say converted prices rounded to what they know, and the same euro as before', async ({
  page,
}) => {
  await page.goto(route('en', 'london-paris'))
  const answer = page.locator('details[name="faq"] p').filter({ hasText: 'Next comes' })
  const inEuro = (await answer.textContent()) ?? ''
  const [all, fare] = await answer.locator('data').allTextContents()
  await currencyMenu(page, 'en').selectOption('JPY')
  const yen = (text = '') =>
    formatConverted(
      Number(text.slice(1)) * fallbackRates.JPY,
      Number(text.slice(1)) * fallbackRates.JPY,
      'JPY',
      'en',
    )
  await expect(answer).toContainText(`from ${yen(all)} all in (fare from ${yen(fare)})`)
  await currencyMenu(page, 'en').selectOption('EUR')
  await expect(answer).toHaveText(inEuro)
})

test('an address that names a currency shows its sentences in it', async ({ page }) => {
  await page.goto(`${route('en', 'london-paris')}?currency=CHF`)
  await expect(page.locator('section', { has: page.locator('#tips') })).toContainText('CHF')
  await expect.poll(async () => lines(await words(page))).toEqual([])
})
