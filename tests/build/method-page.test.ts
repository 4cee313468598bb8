// The method page over the compiled catalogue: how far off price estimates are.
import { describe, expect, test } from 'vitest'
import { fareModels } from '#catalogue/load.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { methodPage } from '#models/method-page.ts'

describe.each(languages)('the method page in %s', (lang) => {
  const { fareErrors, bases } = methodPage(lang, messagesFor(lang))

  test('has a row for each model with enough fares, brands before others', () => {
    const known = fareModels().filter(({ error }) => error)
    expect(fareErrors.rows.map(({ fares }) => Number(fares)).sort((a, b) => a - b)).toEqual(
      known.map(({ error }) => error?.fares ?? 0).sort((a, b) => a - b),
    )
    expect(fareErrors.rows[0]?.brand).toMatch(/^SNCF /)
    for (const { low, high } of fareErrors.rows) expect(`${low} ${high}`).toMatch(/^\d+\s?% \d+\s?%$/)
  })

  test('says of how many brands too few fares are known', () => {
    const unknown = fareModels().filter(({ operators, error }) => operators.length > 0 && !error).length
    expect(unknown).toBeGreaterThan(20)
    expect(fareErrors.text).toContain(String(unknown))
  })

  test('lists the bases from strong to weak, fares seen on sale after published ones', () => {
    const { basis } = messagesFor(lang).transport
    expect(bases.map(({ name }) => name).slice(1, 4)).toEqual([basis.published, basis.seen, basis.known])
  })
})
