// data/COVERAGE.md: what the catalogue holds, how well it is known, and where it has gaps (D4).
import { type Basis, bases, type SourceId } from '#catalogue/figure.ts'
import { isDriven, type Mode, modes } from '#catalogue/mode.ts'
import type { Place } from '#catalogue/place.ts'
import type { ReadingList } from '#catalogue/reading-list.ts'
import type { Service } from '#catalogue/service.ts'
import type { Composed } from '../compose/compile.ts'
import type { FeedTables } from '../feeds/feed-tables.ts'
import { lists } from '../feeds/provenance.ts'
import type { Gap } from '../read/gaps.ts'
import type { Network } from '../read/network.ts'
import { bagCoverage, bagsToLookUp } from './bag-coverage.ts'
import { bandsInUse, coveredHeader, fareCoverage } from './fare-coverage.ts'
import { guessedTimes } from './guessed-times.ts'
import { markdownTable as table } from './markdown-table.ts'
import { readSince, type SourcedRow, toLookUp } from './to-look-up.ts'
import { unconfirmed } from './unconfirmed.ts'

const oldest = (dates: readonly string[]) => [...dates].sort()[0] ?? '–'
const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length

interface Known {
  mode: Mode
  basis: Basis
  asOf: string
}

function byBasis(list: readonly Known[]): string {
  const row = (name: string, figures: readonly Known[]) => [
    name,
    figures.length,
    ...bases.map((basis) => count(figures, (each) => each.basis === basis)),
    oldest(figures.map(({ asOf }) => asOf)),
  ]
  const rows = modes
    .map((mode) =>
      row(
        mode,
        list.filter((each) => each.mode === mode),
      ),
    )
    .filter(([, total]) => total !== 0)
  return table(['mode', 'all', ...bases, 'oldest date'], [...rows, row('all', list)])
}

/** A table of the modes: pairs of cities (counted in one direction) joined, direct and not joined. */
function missing(routes: readonly Composed[]): string {
  const pairs = routes.filter(({ origin, destination }) => origin < destination)
  const rows = modes.map((mode) => {
    const without = pairs.filter(({ options }) => !options.some((option) => option.mode === mode))
    const direct = pairs.filter(({ options }) =>
      options.some((option) => option.mode === mode && option.legs.length === 1),
    )
    return [mode, pairs.length - without.length, isDriven(mode) ? '–' : direct.length, without.length]
  })
  return table(['mode', 'pairs joined', 'of them direct', 'pairs not joined'], rows)
}

/** How many services of a kind name the list that they were held against (D161). */
function heldAgainst(services: readonly Service[], source: SourceId): string {
  const named = count(services, ({ sources }) => sources.includes(source))
  return `${named} of ${services.length}`
}
/** Rows of "What to read next"; all others follow in weight. */
const shownToRead = 40

const nextTable = ({ next }: ReadingList) =>
  table(
    ['what', 'read in', 'basis', 'as of', 'holds until', 'rows', 'routes', 'best of'],
    next
      .slice(0, shownToRead)
      .map(({ what, mode, who, sources, basis, asOf, until, rows, routes, best }) => [
        `${mode} ${what}: ${who}`,
        sources.map((id) => `\`${id}\``).join(' '),
        basis,
        asOf,
        until ?? '–',
        rows,
        routes,
        best,
      ]),
    '---',
  )

const endsTable = ({ ends }: ReadingList) =>
  table(
    ['last day', 'services', 'routes with an option on them', 'routes whose best option is'],
    ends.map(({ until, services, routes, best }) => [until, services, routes, best]),
  )

/** Why each rail service is not confirmed yet. */
const withoutTimetable = (network: Network, feeds: FeedTables) => `## Trains no timetable confirms yet

What could confirm each, from \`data/feeds\`, and why it has not; single services from \`data/feed-decisions\`.

${table(['feeds', 'why', 'services', 'which'], unconfirmed(network, feeds), '---')}

`

/** A section where there is one, and the empty line after it. */
const section = (text: string | undefined) => (text === undefined ? '' : `${text}\n\n`)

/** The whole document; the same input gives the same bytes. */
export function coverage(
  routes: readonly Composed[],
  network: Network,
  {
    gaps,
    aging,
    reading,
    feeds,
    towns,
    lines,
  }: {
    gaps: readonly Gap[]
    aging: readonly SourcedRow[]
    reading: ReadingList
    feeds?: FeedTables
    /** how the pairs of towns are covered */
    towns?: string
    /** what lines of trains say otherwise than rows */
    lines?: string
  },
): string {
  const services = [...network.services.values()]
  const options = routes.flatMap((route) => route.options)
  const places = (kind: Place['kind']) => count([...network.places.values()], (place) => place.kind === kind)
  const nights = services.filter(({ mode, night }) => mode === 'train' && night)
  const coaches = services.filter(({ mode, operators }) => mode === 'bus' && operators.includes('flixbus'))
  const stops = [...network.stops.values()]
  const inUse = bandsInUse(network)
  return `# What the catalogue covers

Written by \`npm run data -- catalogue\`; do not edit. Gaps we know of are kept in \`data/gaps\`.

- ${places('city')} cities, ${places('town')} towns, ${places('junction')} junctions, ${stops.length} stops, of them ${count(stops, ({ kind }) => kind === 'airport')} airports
- ${routes.length} directed routes with ${options.length} options
- ${services.length} services, of them ${nights.length} night trains and ${count(services, ({ mode }) => mode === 'ferry')} ferries; ${network.roads.length} stretches of road
- ${network.sources.size} sources
- ${heldAgainst(nights, lists.nightTrains.source)} night trains are in a list with every call, ${heldAgainst(coaches, lists.coachLines.source)} coaches of FlixBus on a line of its network

## Services by how well they are known

${byBasis(services)}

## Options by how well their minutes are known

${byBasis(options.map(({ mode, minutes }) => ({ mode, basis: minutes.basis, asOf: minutes.asOf })))}

## Options by how well their price is known

${byBasis(options.map(({ mode, price }) => ({ mode, basis: price.basis, asOf: price.asOf })))}

## Options whose price rests on published or seen fares

${inUse.bands} of the ${network.fares.length} rows of \`data/fares\` price ${inUse.services} services. "In part": other tickets of the journey are known or estimated.

${table(['mode', 'sold', ...coveredHeader], fareCoverage(options))}

## Options that say what bags and a bicycle add

By the rules of \`data/operator-rules\`. A car carries bags; a bicycle needs a rack.

${table(['mode', 'all', 'cabin bag', 'large bag', 'bicycle'], bagCoverage(options))}

Operators of options where it is not known, with the number of these options:

${table(['what', 'operators'], bagsToLookUp(options), '---')}

## Pairs of cities by mode

${missing(routes)}

## What to read next

Times and fares of one company that rest on the same publications, by the routes that rest on them times the months since
they were read; the first ${shownToRead} of ${reading.next.length}. \`npm run data -- feeds\` says which of them an open feed would refresh.

${nextTable(reading)}

## What ends with the timetable year

The railways of Europe change their timetables together, on the day after the second Saturday of December. Pages say so when
the timetable behind their best option has ended.

${endsTable(reading)}

## To look up

Rows without a source read since ${readSince}, by file and line. A source counts as read when \`data/sources\` gives its
month; a year alone stands for what editors remember.

${table(['table', 'rows', 'to look up', 'which'], toLookUp(aging, network), '---')}

${section(towns)}${section(lines)}${feeds ? withoutTimetable(network, feeds) : ''}## Rare trains without hours

Changes to them are guessed from the headway. Their local times belong into the column \`at\` of \`data/services/rail\`.

${guessedTimes(routes, network)
  .map((id) => `\`${id}\``)
  .join(' ')}

## Known gaps

${
  gaps.length === 0
    ? 'None written down.'
    : table(
        ['subject', 'what is missing or soft', 'why'],
        gaps.map(({ subject, what, why }) => [subject, what, why]),
        '---',
      )
}
`
}
