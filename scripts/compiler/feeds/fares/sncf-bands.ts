// SNCF's table of lowest and highest fares by pair of places, as rows of data/fares.
import { parse } from 'csv-parse/sync'
import type { OperatorId } from '#catalogue/network.ts'
import type { Network } from '../../read/network.ts'

/** A row of the table; fares in euro, each row holds both ways. */
interface SncfRow {
  from: string
  to: string
  carrier: string
  class: string
  profile: string
  minEur: string
  maxEur: string
}
const columns: readonly (keyof SncfRow)[] = ['from', 'to', 'carrier', 'class', 'profile', 'minEur', 'maxEur']

/** The ordinary adult; the others are holders of a card, pupils and the regulated tariff. */
const ordinary = 'Tarif Normal'
/** Carriers of the table as our operators and products. */
const brands: Readonly<Record<string, { operator: OperatorId; product: string }>> = {
  'TGV INOUI': { operator: 'sncf', product: 'TGV INOUI' },
  OUIGO: { operator: 'ouigo', product: 'OUIGO' },
  'OUIGO TRAIN CLASSIQUE': { operator: 'ouigo', product: 'OUIGO Train Classique' },
}

const header = 'from,to,operator,product,class,low,high,currency,buys,basis,sources,asOf'.split(',')

const buys = '2nd class, one way, lowest to full fare'

/** Both directions of a pair, where the table has two rows. */
interface Band {
  ends: [from: string, to: string, operator: string, product: string]
  low: number
  high: number
}

export interface SncfBands {
  /** a table of data/fares with its header, sorted by product and pair */
  csv: string
  /** bands written, and rows of ordinary second-class fares left out because no train of ours joins their places */
  written: number
  elsewhere: number
}

/** A line of a table of data/. */
const lineOf = (cells: readonly (string | number)[]) =>
  `${cells.map((value) => (String(value).includes(',') ? `"${value}"` : value)).join(',')}\n`

const pairOf = (a: string, b: string) => [a, b].sort().join(' ')

/** Pairs of places that a train of ours joins. */
function joinedPairs({ services, stops }: Network): ReadonlySet<string> {
  const placeOf = (stop: string) => stops.get(stop)?.place ?? ''
  return new Set(
    [...services.values()]
      .filter(({ mode }) => mode === 'train')
      .map(({ from, to }) => pairOf(placeOf(from), placeOf(to))),
  )
}

/** @throws RangeError naming the line and what to do */
function checkRow(row: SncfRow, line: number): void {
  const where = `line ${line} of SNCF's fares`
  const [low, high] = [Number(row.minEur), Number(row.maxEur)]
  if (!(low > 0) || !(high >= low))
    throw new RangeError(
      `${where}: "${row.minEur}" to "${row.maxEur}" is no range. Correct the line or remove it.`,
    )
  if (!brands[row.carrier])
    throw new RangeError(`${where}: "${row.carrier}" is no carrier we know. Add it to sncf-bands.ts.`)
}

/**
 * The ordinary second-class fares of pairs that a train of ours joins, with products that a service of ours has.
 * @param text the table, comma separated, with a header
 * @param source id in data/sources; `asOf` the month of the table
 * @throws RangeError for a missing column, an unknown carrier or a range that is none
 */
export function sncfBands(
  text: string,
  network: Network,
  { source, asOf }: { source: string; asOf: string },
): SncfBands {
  const [head = [], ...records] = parse(text, { bom: true, skip_empty_lines: true }) as string[][]
  const missing = columns.filter((name) => !head.includes(name))
  if (missing.length > 0)
    throw new RangeError(`SNCF's fares: lack "${missing.join('", "')}". Give the table by pair of places.`)
  const rows = records.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
  const joined = joinedPairs(network)
  const products = new Set([...network.services.values()].map(({ product }) => product))
  const bands = new Map<string, Band>()
  let elsewhere = 0
  for (const [index, cells] of rows.entries()) {
    const row = cells as unknown as SncfRow
    if (row.profile !== ordinary || row.class !== '2') continue
    checkRow(row, index + 2)
    const { operator, product } = brands[row.carrier] as (typeof brands)[string]
    if (!joined.has(pairOf(row.from, row.to)) || !products.has(product)) {
      elsewhere += 1
      continue
    }
    const [from, to] = [row.from, row.to].sort() as [string, string]
    const key = `${product} ${from} ${to}`
    const { low, high } = bands.get(key) ?? { low: Number.POSITIVE_INFINITY, high: 0 }
    bands.set(key, {
      ends: [from, to, operator, product],
      low: Math.min(low, Number(row.minEur)),
      high: Math.max(high, Number(row.maxEur)),
    })
  }
  const sorted = [...bands]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { ends, low, high }]) => [...ends, 2, low, high, 'EUR', buys, 'published', source, asOf])
  return { csv: [header, ...sorted].map(lineOf).join(''), written: sorted.length, elsewhere }
}
