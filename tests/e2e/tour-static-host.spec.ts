// Tours on a host without functions: the browser draws them and offers the calendar file.
import { readFileSync } from 'node:fs'
import { messagesFor } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { test } from './fixtures/static-host.ts'
import { expect } from './fixtures/test.ts'

for (const lang of ['en', 'it'] as const)
  test(`a tour is drawn by the browser (${lang})`, async ({ page }) => {
    const { tour } = messagesFor(lang)
    await page.goto(`${pathTo.tour(lang)}?stop=Paris&stop=Vienna.3&stop=Milano&order=hours&start=2026-12-05`)
    const names = lang === 'it' ? 'Parigi – Milano – Vienna' : 'Paris – Milan – Vienna'
    const plan = page.getByRole('region', { name: names })
    await expect(plan.getByRole('link', { name: /→/ })).toHaveCount(2)
    await expect(page).toHaveTitle(/Waymark/)
    await page.locator('summary', { hasText: tour.change }).click()
    await page.getByRole('button', { name: tour.form.up(2), exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: tour.calendar }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(4)
  })
