// What `npm run data -- fares` prints: fares known per brand, errors of the model in use and of its fit.
import { fareFit } from '#catalogue/coefficients.ts'
import type { FareLines } from '#catalogue/fares.ts'
import { type BrandFares, brandFares, fitIsBetter } from '../figures/brand-fares.ts'
import type { FareError } from '../figures/fare-fit.ts'
import type { Network } from '../read/network.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const ends = (error?: FareError) => (error ? `${percent(error.low)} / ${percent(error.high)}` : '–')
const cells = ({ lowBase, lowPerKm, highBase, highPerKm, floor }: FareLines) =>
  [lowBase, lowPerKm, highBase, highPerKm, floor].join(',')

function verdict(brand: BrandFares): string {
  const { fit, fares } = brand
  if (fares.length < fareFit.fewest) return `fewer than ${fareFit.fewest} fares`
  if (!fit) return 'the default of a mode: not fitted'
  if (fit.inUse) return 'as fitted'
  return fitIsBetter(brand) ? `clearly better: ${cells(fit.lines)}` : 'no clearly better fit'
}

/**
 * A line for each model with a known fare. Errors are medians at the low and the high end; those of the fit leave out
 * each fare in turn. A clearly better fit is printed as cells of data/fare-models.
 */
export function fareReport(network: Network): string[] {
  const known = [...brandFares(network).values()].filter(({ fares }) => fares.length > 0)
  const rows = known
    .sort((a, b) => b.fares.length - a.fares.length || (a.model.id < b.model.id ? -1 : 1))
    .map((brand) => [
      brand.model.id,
      String(brand.fares.length),
      ends(brand.present),
      ends(brand.fit?.error),
      verdict(brand),
    ])
  const table = [['model', 'fares', 'in use', 'fit', ''], ...rows]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? []
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
