// Checks that nothing is entered twice under two ids or in two spellings.
import type { TransferRow } from '#catalogue/city-airports.ts'
import type { Service } from '#catalogue/service.ts'
import { fold } from '#lib/fold.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Compiled, Finding } from './finding.ts'

/** The same company, brand and ends; upper and lower case, accents and the direction do not count. */
const rideOf = ({ mode, operators, product, from, to }: Service) =>
  [mode, [...operators].sort().join(' '), fold(product), ...[from, to].sort()].join('|')

/** Both give hours, and not the same, or they run on other days: two trains. */
function toldApart(one: Service, other: Service): boolean {
  const { departures: a, oneWay } = one
  const { departures: b } = other
  const differ = (x: unknown, y: unknown) => JSON.stringify(x) !== JSON.stringify(y)
  const otherHours = Boolean(a.at && b.at && differ(a.at, b.at))
  const opposite = oneWay && other.oneWay && one.from !== other.from
  return otherHours || opposite || differ(a.days, b.days) || differ(a.season, b.season)
}

function twins<Row extends { where: string }>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  differ: (one: Row, other: Row) => boolean = () => false,
): Finding[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((rowsOfKey) =>
    rowsOfKey.slice(1).flatMap((row, index) => {
      const other = rowsOfKey.slice(0, index + 1).find((before) => !differ(before, row))
      if (!other) return []
      return [
        {
          key: `${nameOf(other)} ${nameOf(row)}`,
          where: row.where,
          what: `"${nameOf(row)}" is what "${nameOf(other)}" is already (${other.where}).`,
        },
      ]
    }),
  )
}

const id = <Row extends { id: string }>(row: Row) => row.id
const transferOf = ({ airport, city = '', by, name, to }: TransferRow) =>
  [airport, city, by, fold(name), fold(to)].join(' ')

export const duplicates: CatalogueCheck = {
  id: 'duplicates',
  name: 'no service, stop, source or transfer is entered twice',
  remedy: 'Keep one row, or say in `product`, `at`, `days` or `season` what tells two services apart.',
  faults: ({ network, facts }: Compiled) => [
    ...twins(network.services.values(), rideOf, id, toldApart),
    ...twins(network.stops.values(), ({ kind, place, name }) => `${kind} ${place} ${fold(name)}`, id),
    ...twins(network.sources.values(), ({ title, publisher }) => fold(`${title} ${publisher}`), id),
    ...twins<Located<TransferRow>>(facts?.transfers ?? [], transferOf, transferOf),
  ],
}
