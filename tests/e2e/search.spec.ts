// Search by keyboard, by mouse, and with names of any language.

import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expect, test } from './fixtures/test.ts'
import { home, route, routeTitle, searchForm } from './support/pages.ts'

const words = messagesFor('en').search

test('a visitor finds a route with the keyboard alone', async ({ page }) => {
  await page.goto(home())
  const { keyboard } = page
  const { origin, destination, swap, suggestion } = searchForm(page)
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messagesFor('en').nav.skip })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(origin).toBeFocused()

  await keyboard.type('lon')
  await expect(suggestion(/^London\b.*Kingdom/)).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(suggestion(/^London\b.*Kingdom/)).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(origin).toHaveValue('London')
  await expect(origin).toHaveAttribute('aria-expanded', 'false')

  await expect(destination).toBeFocused() // the other town is asked for
  await keyboard.press('Shift+Tab')
  await expect(swap).toBeFocused()
  await keyboard.press('Tab')
  await expect(destination).toBeFocused()
  await keyboard.type('par')
  await expect(suggestion(/^Paris\b.*France/)).toBeVisible()
  await keyboard.press('Enter') // takes the first one without moving to it
  await expect(destination).toHaveValue('Paris')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(route())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en'))
})

test('a visitor finds a route with the mouse', async ({ page }) => {
  await page.goto(home('de'))
  const { origin, destination, submit, suggestion } = searchForm(page, 'de')
  await expect(submit).toBeDisabled()
  await origin.click()
  await page.keyboard.type('wie')
  await suggestion(/^Wien\b/).click()
  await expect(submit).toBeDisabled()
  await destination.click()
  await page.keyboard.type('pra')
  await suggestion(/^Prag\b/).click()
  await submit.click()
  await expect(page).toHaveURL(route('de', 'vienna-prague'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('de', 'vienna', 'prague'))
})

test('arrow keys go round the list, Escape closes it and then clears the field, Tab takes the row', async ({
  page,
}) => {
  await page.goto(home())
  const { keyboard } = page
  const { origin, suggestions } = searchForm(page)
  await origin.click()
  await keyboard.type('ma')
  await expect(suggestions.nth(1)).toBeVisible()
  expect(await suggestions.count()).toBeLessThanOrEqual(5)
  await keyboard.press('ArrowUp')
  await expect(suggestions.last()).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  const id = await suggestions.first().getAttribute('id')
  await expect(origin).toHaveAttribute('aria-activedescendant', id as string)

  await keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(origin).toHaveValue('ma')
  await keyboard.press('Escape')
  await expect(origin).toHaveValue('')

  await keyboard.type('mad')
  await expect(suggestions.first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await expect(origin).toHaveValue('Madrid')
  await expect(origin).not.toBeFocused()
})

for (const { typed, city, country } of [
  { typed: 'Köln', city: 'Cologne', country: 'Germany' },
  { typed: 'koln', city: 'Cologne', country: 'Germany' },
  { typed: 'Wien', city: 'Vienna', country: 'Austria' },
  { typed: 'Firenze', city: 'Florence', country: 'Italy' },
  { typed: 'zürich', city: 'Zurich', country: 'Switzerland' },
]) {
  test(`"${typed}" finds ${city} and selects it without a click`, async ({ page }) => {
    await page.goto(home())
    const { origin, destination, submit, suggestion } = searchForm(page)
    await origin.click()
    await page.keyboard.type(typed)
    await expect(suggestion(new RegExp(`^${city}\\b.*${country}`))).toBeVisible()
    await destination.fill('Madrid')
    await expect(submit).toBeEnabled()
    await expect(origin).toHaveValue(city)
  })
}

test('a misspelt name still finds its city; nonsense says that nothing matches', async ({ page }) => {
  await page.goto(home())
  const { origin, suggestion } = searchForm(page)
  await origin.fill('Amstredam')
  await expect(suggestion(/^Amsterdam\b.*Netherlands/)).toBeVisible()
  await origin.fill('qqqqqq')
  await expect(page.getByText(words.noMatch)).toBeVisible()
})

test('typing in a field forgets the city chosen before', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, submit } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Paris')
  await expect(submit).toBeEnabled()
  await destination.press('x')
  await expect(submit).toBeDisabled()
})

test('swap exchanges both fields and both selections', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, swap, submit } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Paris')
  await swap.click()
  await expect(origin).toHaveValue('Paris')
  await expect(destination).toHaveValue('London')
  await submit.click()
  await expect(page).toHaveURL(route('en', 'paris-london'))
})

test('the same place twice keeps the button disabled and says why', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, submit } = searchForm(page)
  await origin.fill('London')
  await destination.fill('Londres')
  await expect(submit).toBeDisabled()
  await expect(page.getByText(words.same).and(page.getByRole('search').locator('*'))).toBeVisible()
})

test('an airport and its own city lead to the ways between them', async ({ page }) => {
  await page.goto(home())
  const { origin, destination, suggestion, submit, live } = searchForm(page)
  await origin.click()
  await expect(live).toBeVisible()
  await origin.pressSequentially('cdg')
  await suggestion(/Charles de Gaulle/)
    .first()
    .click()
  await destination.fill('Paris')
  await expect(page.getByRole('link', { name: 'Paris – Charles de Gaulle (CDG)' })).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(pathTo.airport('CDG', 'paris', 'en'))
})

test('suggestions wait for a pause of 300 ms and close 200 ms after the field is left', async ({ page }) => {
  await page.clock.install()
  await page.goto(home())
  const { origin, suggestion, live } = searchForm(page)
  await origin.fill('x')
  await expect(live).toBeVisible()
  // the jump below would be too long a wait for any reply that is still under way
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await origin.fill('lon')
  await page.clock.runFor(250)
  await expect(suggestion(/^London\b.*Kingdom/)).toBeHidden()
  await page.clock.runFor(100)
  await expect(suggestion(/^London\b.*Kingdom/)).toBeVisible()

  await origin.blur()
  await page.clock.runFor(190)
  await expect(suggestion(/^London\b.*Kingdom/)).toBeVisible()
  await page.clock.runFor(20)
  await expect(suggestion(/^London\b.*Kingdom/)).toBeHidden()
})
