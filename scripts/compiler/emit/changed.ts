// data/changed.csv: the day the content of each page last changed, with its hash; for `lastmod`.
import { createHash } from 'node:crypto'
import { entryFamilies, segments } from '#i18n/page-families.ts'
import { airportWayId } from '#i18n/paths.ts'
import { type CompiledFile, familyFacts } from '#tools/family-facts.ts'
import type { Files } from './files.ts'

export const changedFile = 'data/changed.csv'

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

const read = <T>(files: Files, name: string): Record<string, T> =>
  JSON.parse(files.get(`.build/catalogue/${name}.json`) ?? '{}')

/** Hash of the data of each page of a compiled file, by the id at the end of its address. */
function hashesIn(files: Files, file: CompiledFile): [id: string, hash: string][] {
  switch (file) {
    case 'hashes':
      return Object.entries(read<string>(files, file)).map(([slug, hash]) => [slug, hash.slice(0, 12)])
    case 'airports':
      return Object.values(read<{ code: string; cities: { city: string }[] }>(files, file)).flatMap(
        (airport) =>
          airport.cities.map(({ city }): [string, string] => [
            airportWayId(airport.code, city),
            hashOf(airport),
          ]),
      )
    default:
      return Object.entries(read<unknown>(files, file)).map(([id, entry]) => [id, hashOf(entry)])
  }
}

/** Hash of the data of each page, by its English path without the slash at the start. */
function hashesOf(files: Files): Map<string, string> {
  const pages = entryFamilies().flatMap((family) => {
    const { dated } = familyFacts[family]
    if (typeof dated === 'string' || !('entryIn' in dated)) return []
    return hashesIn(files, dated.entryIn).map(([id, hash]) => [`${segments[family]}/${id}`, hash] as const)
  })
  return new Map(pages)
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

/** The new text of the file: unchanged pages keep their day, others get `today` (YYYY-MM-DD). */
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
