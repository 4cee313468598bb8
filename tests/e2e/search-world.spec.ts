// The search form while the server's place search fails, is slow or answers late.
import { messagesFor } from '#i18n/messages.ts'
import { expect, expectProblem, test } from './fixtures/test.ts'
import { home, route, searchForm } from './support/pages.ts'
import { holdPlaceSearch, placeSearch } from './support/place-search.ts'

const words = messagesFor('en').search

test.describe('while the search for places of the world', () => {
  test('fails, the catalogue answers alone, misspelt names included', async ({ page, problems }) => {
    await page.route(placeSearch, (request) => request.fulfill({ status: 503, body: 'down' }))
    await page.goto(home())
    const { origin, destination, submit, suggestion } = searchForm(page)
    await origin.click()
    await page.keyboard.type('lon')
    await expect(suggestion(/^London\b.*Kingdom/)).toBeVisible()
    await origin.fill('Amstredam')
    await suggestion(/^Amsterdam\b/).click()
    await destination.fill('qqqqqq')
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await destination.fill('Berlin')
    await submit.click()
    await expect(page).toHaveURL(route('en', 'amsterdam-berlin'))
    await expectProblem(problems, /503/)
  })

  test('is slow, the catalogue is listed at once, more comes below and the highlighted row stays', async ({
    page,
  }) => {
    const { release } = await holdPlaceSearch(page)
    await page.goto(home())
    const { origin, suggestion, suggestions } = searchForm(page)
    await origin.click()
    await page.keyboard.type('lon')
    const london = suggestion(/^London\b.*Kingdom/)
    await expect(london).toBeVisible()
    // pages stay below all towns
    const towns = suggestions.and(page.locator(':not(a)'))
    const local = await towns.allTextContents()
    await page.keyboard.press('ArrowDown')
    await expect(london).toHaveAttribute('aria-selected', 'true')
    release()
    await expect.poll(() => towns.count()).toBeGreaterThan(local.length)
    expect((await towns.allTextContents()).slice(0, local.length)).toEqual(local)
    await expect(london).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(origin).toHaveValue('London')
  })

  test('is slow, the field says so and does not yet say that nothing matches', async ({ page }) => {
    const { release } = await holdPlaceSearch(page)
    await page.goto(home())
    const { origin } = searchForm(page)
    await origin.fill('qqqqqq')
    await expect(page.getByText(words.searching)).toBeVisible()
    await expect(page.getByText(words.noMatch)).toBeHidden()
    release()
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await expect(page.getByText(words.searching)).toBeHidden()
  })

  test('is slow, Enter waits for it and then opens the trip', async ({ page }) => {
    const { release } = await holdPlaceSearch(page)
    await page.goto(home())
    const { origin, destination, submit, live } = searchForm(page)
    await origin.fill('Paris')
    await expect(live).toBeVisible()
    await destination.fill('Tokio')
    await destination.press('Enter')
    await expect(page.locator('#search-note')).toHaveText(words.searching)
    await expect(submit).toBeDisabled()
    release()
    await expect(page).toHaveURL(route('en', 'paris-tokyo'))
  })

  test('is slow, the name is selected although the visitor has moved on', async ({ page }) => {
    const { release } = await holdPlaceSearch(page)
    await page.goto(home())
    const { origin, destination, submit } = searchForm(page)
    await origin.fill('Tokio')
    await destination.fill('Paris')
    await expect(submit).toBeDisabled()
    await expect(page.locator('#search-note')).not.toHaveText(words.choose)
    release()
    await expect(origin).toHaveValue('Tokyo')
    await expect(submit).toBeEnabled()
  })

  test('is slow, a reply to an older text is dropped, and no text is asked for twice', async ({ page }) => {
    const { release, asked } = await holdPlaceSearch(page, 'toky')
    await page.goto(home())
    const { origin, suggestion, suggestions } = searchForm(page)
    await origin.fill('toky')
    await expect.poll(() => asked).toEqual(['toky'])
    await origin.fill('nairo')
    await expect(suggestion(/^Nairobi\b/)).toBeVisible()
    const listed = await suggestions.allTextContents()
    release()
    await origin.fill('nairob')
    await expect.poll(() => asked).toEqual(['toky', 'nairo', 'nairob'])
    await origin.fill('nairo')
    await expect.poll(() => suggestions.allTextContents()).toEqual(listed)
    await page.waitForTimeout(500) // longer than the debounce
    expect(asked).toEqual(['toky', 'nairo', 'nairob'])
    expect(await suggestions.allTextContents()).toEqual(listed)
  })
})
