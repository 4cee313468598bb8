// What the admin page says should be read next, from the compiled catalogue.
import { expect, test } from 'vitest'
import { source } from '#catalogue/load.ts'
import { readingSection } from '#models/admin/reading.ts'

test('the admin page lists at most twenty things to read, with sources that exist', () => {
  const { rows, ends } = readingSection()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(20)
  for (const { sources } of rows) for (const id of sources.split(', ')) expect(source(id).title).toBeTruthy()
  for (const line of ends) expect(line).toMatch(/^Timetables (that ended|until) \d+ Dec 20\d\d: /)
})
