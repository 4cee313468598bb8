// The development server composes the brief files that a page reads; which pages read some is known from their records.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder } from '#scripts/lib/root.ts'
import { briefsReadBy } from '#site/dev/live-reach.ts'
import { readRecords } from '#site/pages/records.ts'

const ofBrief = /^\?(?:briefFile|countsAround)\["([a-z0-9-]+)"\]$/
const { pages } = readRecords(join(buildFolder, 'page-records.json'))
const readers = [...pages].flatMap(([file, { reads }]) => {
  const briefs = reads.flatMap((read) => ofBrief.exec(read)?.[1] ?? [])
  return briefs.length > 0 ? [{ path: `/${file.replace(/(?:^index)?\.html$/, '')}`, briefs }] : []
})

test('pages that read brief files are found in every language', () => {
  expect(readers.length).toBeGreaterThan(5 * 40)
  expect(readers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/de', '/meet', '/fr/explore']),
  )
})

test('the development server writes all that a page reads', () => {
  const missing = readers.flatMap(({ path, briefs }) => {
    const written = briefsReadBy(path)
    return written === 'cities' ? [] : briefs.filter((id) => !written.includes(id)).map((id) => [path, id])
  })
  expect(missing).toEqual([])
})
