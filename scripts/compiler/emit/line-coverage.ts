// What true lines of trains say otherwise than their rows, for data/COVERAGE.md.
import type { Network } from '../read/network.ts'
import { type ShareDifference, shareDifferences } from '../shapes/factor-shares.ts'
import type { TrueLine } from '../shapes/true-lines.ts'
import { markdownTable } from './markdown-table.ts'

/** Typed shares first, then by id. */
const inOrder = (a: ShareDifference, b: ShareDifference) =>
  Number(b.isTyped) - Number(a.isTyped) || (a.service < b.service ? -1 : 1)

/** Shares that a line gives otherwise, those of a train together. */
export const allDifferences = (lines: readonly TrueLine[], network: Network): ShareDifference[] =>
  lines.flatMap((line) => shareDifferences(line, network)).sort(inOrder)

const shareList = (shares: readonly ShareDifference[], of: (share: ShareDifference) => number) =>
  shares.map((share) => `${share.factor} ${of(share).toFixed(2)}`).join(', ')

function shareRow([service, shares]: [service: string, shares: ShareDifference[]]): string[] {
  const typed = shares[0]?.isTyped ? 'row' : 'rule'
  return [
    `\`${service}\``,
    typed,
    shareList(shares, ({ share }) => share),
    shareList(shares, ({ ofLine }) => ofLine),
  ]
}

const kilometres = ({ countries }: TrueLine) =>
  [...countries].map(([code, km]) => `${code} ${Math.round(km)}`).join(', ')

/** Lines through a country that nothing else confirms. */
const unconfirmedRows = (lines: readonly TrueLine[]): string[][] =>
  lines
    .filter(({ unconfirmed }) => unconfirmed.length > 0)
    .sort((a, b) => (a.service.id < b.service.id ? -1 : 1))
    .map((line) => [`\`${line.service.id}\``, kilometres(line), line.unconfirmed.join(', ')])

/** Two sections: shares of factors, and lines that may take another way. */
export function lineCoverage(lines: readonly TrueLine[], network: Network): string {
  const abroad = lines.filter(({ countries }) => countries.size > 1).length
  const differences = Map.groupBy(allDifferences(lines, network), ({ service }) => service)
  return `## Shares of factors that lines give otherwise

${lines.length} trains have a true line, ${abroad} of them through several countries. Here a share of a factor is more than 0.05 from the
share of the line's kilometres: as the row has it, or by the rule of half for each end. A line that cuts corners in one country gives
too little there: look before changing a row.

${markdownTable(['train', 'from', 'shares', 'of the line'], [...differences].map(shareRow), '---')}

## Lines that may take another way

True lines, as long as their train's way, through 10 km or more of a country where the train has no end, no known call and no factor of that
country. Their countries and tunnels are not shown.

${markdownTable(['train', 'km of the line', 'not confirmed'], unconfirmedRows(lines), '---')}`
}
