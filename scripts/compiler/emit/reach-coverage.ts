// How the pairs of towns are covered, for data/COVERAGE.md.
import { modes } from '#catalogue/mode.ts'
import { type Place, townsOf } from '#catalogue/place.ts'
import { type GeonamesPlace, inhabitantsOf } from '../gazetteer/geonames.ts'
import { type ReachCount, shareOf, sumOf } from '../reach/summary.ts'
import type { Network } from '../read/network.ts'
import { markdownTable } from './markdown-table.ts'

/** Towns listed of those with most estimates among the largest. */
const shown = 20

/** A row of shares: pairs by mode, without a way, with an estimate as the best. */
const sharesOf = (name: string, rows: readonly ReachCount[]): (string | number)[] => [
  name,
  rows.length,
  sumOf(rows, 'pairs'),
  ...([...modes, 'none', 'estimate'] as const).map((column) => shareOf(rows, column)),
]

const header = ['towns of', 'towns', 'pairs', ...modes, 'none', 'best is an estimate']

/** @param geonames for the inhabitants of towns */
export function reachCoverage(
  counts: readonly ReachCount[],
  network: Network,
  geonames: readonly GeonamesPlace[],
): string {
  const places = new Map(townsOf(network.places.values()).map((place) => [place.id, place]))
  const rows = counts.filter(({ place }) => places.has(place))
  const placeOf = ({ place }: ReachCount) => places.get(place) as Place
  const countries = [...Map.groupBy(rows, (row) => placeOf(row).country)].sort(([a], [b]) => (a < b ? -1 : 1))
  const inhabitants = inhabitantsOf(places.values(), geonames)
  const sizeOf = (row: ReachCount) => inhabitants.get(row.place) ?? 0
  const guessed = rows
    .filter(({ estimate }) => estimate > 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, shown)
  return `## Pairs of towns

Cities and towns with everything that joins them, as \`npm run data -- reach\` composed it last (\`reach.csv\`, a row for each town). A pair counts in the row of
the country it begins in.

${markdownTable(header, [sharesOf('all', rows), ...countries.map(([country, some]) => sharesOf(country, some))])}

The largest towns from which the best way to some other town is an estimate:

${markdownTable(
  ['town', 'inhabitants', 'towns'],
  guessed.map((row) => [placeOf(row).names.en, sizeOf(row), row.estimate]),
)}`
}
