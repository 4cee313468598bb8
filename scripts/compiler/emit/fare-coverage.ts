// How many options rest on fares that somebody published or saw on sale: a table of data/COVERAGE.md.
import { isDriven, modes } from '#catalogue/mode.ts'
import type { FarePart, TransportOption } from '#catalogue/route.ts'
import { knownFares, leadingFare } from '../figures/ride-fare.ts'
import type { Network } from '../read/network.ts'

/** How far the price of an option is covered by published or seen fares. */
export type Covered = 'one fare' | 'sum of fares' | 'in part' | 'not'
export const coveredHeader: readonly Covered[] = ['one fare', 'sum of fares', 'in part', 'not']

const isCovered = ({ basis }: FarePart) => basis === 'timetable' || basis === 'published' || basis === 'seen'

export function coveredBy({ fareParts }: Pick<TransportOption, 'fareParts'>): Covered {
  const covered = fareParts.filter(isCovered).length
  if (covered === 0) return 'not'
  if (covered < fareParts.length) return 'in part'
  return covered === 1 ? 'one fare' : 'sum of fares'
}

/** A row for each mode that sells tickets: its options, and how many of them are covered how far. */
export function fareCoverage(
  options: readonly Pick<TransportOption, 'mode' | 'fareParts'>[],
): (string | number)[][] {
  const row = (name: string, some: typeof options) => [
    name,
    some.length,
    ...coveredHeader.map((how) => some.filter((option) => coveredBy(option) === how).length),
  ]
  const sold = options.filter(({ mode }) => !isDriven(mode))
  return [
    ...modes
      .filter((mode) => !isDriven(mode))
      .map((mode) =>
        row(
          mode,
          sold.filter((option) => option.mode === mode),
        ),
      ),
    row('all', sold),
  ]
}

/** Bands of data/fares that price a service, and services they price. */
export function bandsInUse(network: Network): { bands: number; services: number } {
  const leading = [...network.services.values()].flatMap((service) => {
    const fare = leadingFare(knownFares({ service, back: false }, network))
    return fare?.rule === 'band' ? [fare.of] : []
  })
  return { bands: new Set(leading).size, services: leading.length }
}
