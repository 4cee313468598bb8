// What to read next: services and fares by age and by the number of routes that rest on them.
import { mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { ReadingList, TimetableEnd, ToRead } from '#catalogue/reading-list.ts'
import type { FarePart, Slug, TransportOption } from '#catalogue/route.ts'
import type { Service } from '#catalogue/service.ts'
import { lastDayOfTimetable } from '#catalogue/timetable-year.ts'
import type { Composed } from '../compose/compile.ts'
import { bandFare } from '../figures/ride-fare.ts'
import type { Network } from '../read/network.ts'

/** Slugs of routes with an option, or the best one, that rests on something. */
interface Use {
  routes: Set<string>
  best: Set<string>
}
const unused = (): Use => ({ routes: new Set(), best: new Set() })

const fareRules: readonly FarePart['rule'][] = ['fare', 'band', 'model', 'through']

/** What an option rests on: ids of services for its times, of services, bands and fare models for its fares. */
const idsOf = ({ legs, fareParts }: TransportOption) => ({
  times: legs.flatMap(({ service }) => service ?? []),
  fares: fareParts.filter(({ rule }) => fareRules.includes(rule)).map(({ of }) => of),
})
type Uses = Record<ToRead['what'], Map<string, Use>>

/** Routes by what their options rest on. */
function usesOf(routes: readonly Composed[]): Uses {
  const uses: Uses = { times: new Map(), fares: new Map() }
  const note = (what: ToRead['what'], id: string, slug: Slug, isBest: boolean) => {
    const use = uses[what].get(id) ?? unused()
    uses[what].set(id, use)
    use.routes.add(slug)
    if (isBest) use.best.add(slug)
  }
  for (const { slug, options } of routes)
    for (const [rank, option] of options.entries()) {
      const { times, fares } = idsOf(option)
      for (const id of times) note('times', id, slug, rank === 0)
      for (const id of fares) note('fares', id, slug, rank === 0)
    }
  return uses
}

interface Row {
  what: ToRead['what']
  mode: Mode
  who: string
  provenance: Provenance
  use: Use
}

const operatorsOf = ({ operators }: Service, network: Network) =>
  operators.map((id) => network.operators.get(id)?.name ?? id).join(', ')

/** Every service, fare, band and fare model that an option rests on. */
function rowsOf(routes: readonly Composed[], network: Network): Row[] {
  const { times, fares } = usesOf(routes)
  const services = [...network.services.values()].flatMap((service): Row[] => {
    const { id, mode, fare } = service
    const who = operatorsOf(service, network)
    return [
      { what: 'times', mode, who, provenance: service, use: times.get(id) ?? unused() },
      ...(fare
        ? [{ what: 'fares' as const, mode, who, provenance: fare, use: fares.get(id) ?? unused() }]
        : []),
    ]
  })
  const models = [...network.fareModels.values()].map(
    (model): Row => ({
      what: 'fares',
      mode: model.mode,
      who: model.id,
      provenance: model,
      use: fares.get(model.id) ?? unused(),
    }),
  )
  const modeOf = new Map(
    [...network.services.values()].flatMap(({ operators, product, mode }) =>
      operators.map((operator) => [`${operator} ${product}`, mode] as const),
    ),
  )
  const bands = network.fares.flatMap((band): Row[] => {
    const mode = modeOf.get(`${band.operator} ${band.product}`)
    const who = network.operators.get(band.operator)?.name ?? band.operator
    const { of, provenance } = bandFare(band)
    return mode ? [{ what: 'fares', mode, who, provenance, use: fares.get(of) ?? unused() }] : []
  })
  return [...services, ...bands, ...models].filter(({ use }) => use.routes.size > 0)
}

const count = (rows: readonly Row[], of: keyof Use) => new Set(rows.flatMap(({ use }) => [...use[of]])).size

/** Months from 'YYYY' or 'YYYY-MM' to `now`; a year alone counts from its January. */
function monthsSince(asOf: string, now: string): number {
  const months = (date: string) => {
    const [year = 0, month = 1] = date.split('-').map(Number)
    return year * 12 + month
  }
  return Math.max(1, months(now) - months(asOf))
}

function toRead(rows: readonly [Row, ...Row[]]): ToRead {
  const [{ what, mode, who }] = rows
  const provenance = mergeProvenance(rows.map((row) => row.provenance))
  const until = what === 'times' ? lastDayOfTimetable(mode, provenance) : undefined
  return {
    ...{ what, mode, who, ...provenance },
    ...{ rows: rows.length, routes: count(rows, 'routes'), best: count(rows, 'best') },
    ...(until && { until }),
  }
}

function endsOf(rows: readonly Row[]): TimetableEnd[] {
  const dated = rows.flatMap((row) => {
    const until = row.what === 'times' ? lastDayOfTimetable(row.mode, row.provenance) : undefined
    return until ? [{ row, until }] : []
  })
  return [...Map.groupBy(dated, ({ until }) => until)]
    .map(([until, ending]) => {
      const ended = ending.map(({ row }) => row)
      return { until, services: ended.length, routes: count(ended, 'routes'), best: count(ended, 'best') }
    })
    .sort((a, b) => (a.until < b.until ? -1 : 1))
}

/** The same network gives the same list: ages count from the newest date in it, not from today. */
export function readingList(routes: readonly Composed[], network: Network): ReadingList {
  const rows = rowsOf(routes, network)
  const dates = rows.map(({ provenance }) => provenance.asOf)
  const now = dates.sort().at(-1) ?? ''
  const keyOf = ({ what, mode, who, provenance }: Row) =>
    [what, mode, who, provenance.basis, ...provenance.sources].join(' ')
  const weight = ({ asOf, routes: count }: ToRead) => count * monthsSince(asOf, now)
  const next = [...Map.groupBy(rows, keyOf).values()].map((group) => toRead(group as [Row, ...Row[]]))
  return { next: next.sort((a, b) => weight(b) - weight(a) || (a.who < b.who ? -1 : 1)), ends: endsOf(rows) }
}
