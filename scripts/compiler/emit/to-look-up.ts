// Rows that no source of late confirms: the list "To look up" of data/COVERAGE.md.
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { SourceId } from '#catalogue/figure.ts'
import type { Content } from '../content/check.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'

/** The month since which a row's source must have been read: the timetable of December 2025 began. */
export const readSince = '2025-12'

/** A row or an entry; `where` is its file:line, or the folder of an entry. */
export interface SourcedRow {
  where: string
  sources: readonly SourceId[]
}

/** Every row of the tables whose facts change with a timetable, a tariff or a season. */
export function agingRows(network: Network, facts?: Facts, content?: Content): SourcedRow[] {
  const rows = [
    network.services.values(),
    network.roads,
    network.vignettes.values(),
    network.fareModels.values(),
    network.fares,
  ]
  const ofPages = facts ? [facts.transfers, facts.operatorRules.values(), facts.borders.values()] : []
  const entries = Object.entries(content ?? {}).flatMap(([kind, ofKind]) =>
    [...ofKind].map(
      ([
        id,
        {
          facts: { sources },
        },
      ]) => ({
        where: `data/${contentKinds[kind as keyof Content].folder}/${id}`,
        sources,
      }),
    ),
  )
  return [...[...rows, ...ofPages].flatMap((some): SourcedRow[] => [...some]), ...entries]
}

/**
 * A source counts as read when data/sources gives its month: a year alone stands for what editors remember,
 * or for pages of a kind that were not read one by one.
 */
const isReadSince = (asOf: string, since: string) => /^\d{4}-\d\d$/.test(asOf) && asOf >= since

/** "3–5, 9" */
function ranges(lines: readonly number[]): string {
  const runs: [number, number][] = []
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else runs.push([line, line])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** "north.csv 3–5, 9; south.csv 4", or the names of entries. */
function namesOf(rows: readonly SourcedRow[]): string {
  const names = rows.map(({ where }) => where.slice(where.lastIndexOf('/') + 1))
  const byFile = Map.groupBy(names, (name) => name.split(':')[0] as string)
  return [...byFile]
    .map(([file, lines]) => {
      const numbers = lines.flatMap((line) => line.split(':')[1] ?? []).map(Number)
      return numbers.length > 0 ? `${file} ${ranges(numbers)}` : file
    })
    .sort()
    .join('; ')
}

/** A row for each folder of data/: its name, its rows, how many are to look up, and which. */
export function toLookUp(
  rows: readonly SourcedRow[],
  { sources }: Pick<Network, 'sources'>,
  since = readSince,
): (string | number)[][] {
  const isRead = (row: SourcedRow) =>
    row.sources.some((id) => isReadSince(sources.get(id)?.asOf ?? '', since))
  const folderOf = ({ where }: SourcedRow) => where.slice('data/'.length, where.lastIndexOf('/'))
  return [...Map.groupBy(rows, folderOf)].map(([folder, ofFolder]) => {
    const open = ofFolder.filter((row) => !isRead(row))
    return [folder, ofFolder.length, open.length, namesOf(open) || '–']
  })
}
