// data/changed.csv: when what a page says last changed, by a hash of it. The sitemap gives these days to search engines.
import { createHash } from 'node:crypto'
import type { Files } from './files.ts'

export const changedFile = 'data/changed.csv'

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

const read = <T>(files: Files, name: string): Record<string, T> =>
  JSON.parse(files.get(`.build/catalogue/${name}.json`) ?? '{}')

/** Hash of what each page is made of, by its English path without the slash at the start. */
function hashesOf(files: Files): Map<string, string> {
  const pages = new Map<string, string>()
  for (const [slug, hash] of Object.entries(read<string>(files, 'hashes')))
    pages.set(`route/${slug}`, hash.slice(0, 12))
  for (const [kind, family] of [
    ['guides', 'city'],
    ['landmarks', 'landmark'],
    ['ferryRoutes', 'ferry'],
    ['countryPairs', 'travel-corridor'],
  ] as const)
    for (const [id, entry] of Object.entries(read<unknown>(files, `content/${kind}`)))
      pages.set(`${family}/${id}`, hashOf(entry))
  for (const airport of Object.values(read<{ code: string; cities: { city: string }[] }>(files, 'airports')))
    for (const { city } of airport.cities)
      pages.set(`airport/${airport.code.toLowerCase()}-to-${city}`, hashOf(airport))
  return pages
}

/** Days by page from the text of the file. */
export function readChanged(text: string): Map<string, { hash: string; day: string }> {
  const rows = text.split('\n').slice(1).filter(Boolean)
  return new Map(
    rows.map((row) => {
      const [page = '', hash = '', day = ''] = row.split(',')
      return [page, { hash, day }] as const
    }),
  )
}

/** The file as it should be: pages that are as they were keep their day, others get `today` (YYYY-MM-DD). */
export function changedCsv(files: Files, before: string, today: string): string {
  const known = readChanged(before)
  const rows = [...hashesOf(files)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, hash]) => {
      const old = known.get(page)
      return `${page},${hash},${old?.hash === hash ? old.day : today}`
    })
  return `page,hash,changed\n${rows.join('\n')}\n`
}
