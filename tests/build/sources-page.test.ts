// /sources lists every publication with its publisher, month and licence.
import { expect, test } from 'vitest'
import { licenceText, withoutLicence } from '#catalogue/licences.ts'
import { knownCounts, sources } from '#catalogue/load.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { homePage } from '#models/home-page.ts'
import { methodPage, sourceLines } from '#models/method-page.ts'

test.each(languages)('the page in %s has every publication with publisher, date and licence', (lang) => {
  const lines = sourceLines(lang, messagesFor(lang))
  expect(lines).toHaveLength(sources().length)
  for (const { title, publisher, licence, asOf } of lines)
    expect([title, publisher, licence, asOf].every((text) => text.length > 1)).toBe(true)
})

test('every licence is linked to its text', () => {
  const unlinked = sources()
    .map(({ licence }) => licence)
    .filter((licence) => !licenceText(licence) && !withoutLicence.some((known) => known === licence))
  expect([...new Set(unlinked)]).toEqual([])
})

test('the home page and the method page count what the catalogue has', () => {
  const { services } = knownCounts()
  const all = Object.values(services).reduce((sum, count) => sum + count, 0)
  const t = messagesFor('en')
  const { note } = homePage('en', t).statistics
  expect(note).toContain(`${all.toLocaleString('en')} services`)
  expect(note).toContain(
    `times of ${(services.timetable + services.published).toLocaleString('en')} of them come from timetables`,
  )
  const [first] = methodPage('en', t).bases
  expect(first?.counts).toBe(
    `Services: ${services.timetable.toLocaleString('en')}; prices: ${knownCounts().prices.timetable}`,
  )
})
