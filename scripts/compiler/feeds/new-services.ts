// Rides of a feed that join two places directly and are not ours, as rows of data/services.
import type { Service } from '#catalogue/service.ts'
import { fold } from '#lib/fold.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { daysCell } from './compare-hours.ts'
import { departuresCell } from './compare-service.ts'
import { wholeDecision } from './decisions.ts'
import { placeOf } from './feed-scope.ts'
import { backDiffers, isWithin, margins, rarePerDay, seasonShare } from './margins.ts'
import { isProductOf } from './products.ts'
import type { Proposal } from './proposal.ts'
import { fileOf, type Reading } from './reading.ts'
import type { FeedRide, FeedTimetable } from './rides.ts'

/** Least departures a day of a service worth a row. */
const leastPerDay = 1

const slug = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The first of several brands, under which a new service is entered. */
const brandOf = (product: string) => product.split(' / ')[0] as string

/** The id, or the first of id-2, id-3 … that is free; it is taken from then on. */
function takeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  taken.add(free)
  return free
}

/** The file that holds most services of the operator between these countries, else most of the operator. */
function fileFor(ride: FeedRide, network: Network): string {
  const services = [...network.services.values()].filter(
    ({ mode, night, operators }) => mode === 'train' && !night && operators.includes(ride.operator),
  )
  const near = services.filter((service) =>
    [service.from, service.to].some((stop) => stop === ride.from || stop === ride.to),
  )
  const files = Map.groupBy(near.length > 0 ? near : services, fileOf)
  const most = [...files].sort(([, a], [, b]) => b.length - a.length)[0]
  return most?.[0] ?? 'rail/new.csv'
}

/** Services of the same train between the same places, at whatever stations. */
const sameTrain = (ride: FeedRide, services: readonly Located<Service>[], network: Network) => {
  const places = new Set([placeOf(network, ride.from), placeOf(network, ride.to)])
  return services.filter(
    (service) =>
      isProductOf(ride, service) &&
      places.has(placeOf(network, service.from)) &&
      places.has(placeOf(network, service.to)),
  )
}

const mostCommon = (values: readonly string[]): string =>
  [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''

const factorsCell = ({ factors }: Service) =>
  (factors ?? []).map(({ factor, share }) => `${factor}:${share}`).join(' ')

/** What a new row has of others of the same train: amenities, and factors where all have the same. */
function siblingCells(ride: FeedRide, network: Network): Record<string, string> {
  const siblings = [...network.services.values()].filter((service) => isProductOf(ride, service))
  const factors = new Set(siblings.map(factorsCell))
  return {
    amenities: mostCommon(siblings.map(({ amenities }) => amenities.join(' ')).filter(Boolean)),
    factors: factors.size === 1 ? ([...factors][0] as string) : '',
  }
}

/** How ids of the same train begin, "tgv" of TGV INOUI, else the brand. */
function idPrefix(ride: FeedRide, network: Network): string {
  const prefixes = [...network.services.values()].flatMap((service) => {
    const ends = `-${placeOf(network, service.from)}-${placeOf(network, service.to)}`
    const isSame = isProductOf(ride, service) && `${service.product} `.startsWith(`${brandOf(ride.product)} `)
    return isSame && service.id.endsWith(ends) ? service.id.slice(0, -ends.length) : []
  })
  return mostCommon(prefixes) || slug(brandOf(ride.product))
}

function cellsOf(there: FeedRide, back: FeedRide | undefined, reading: Reading): Record<string, string> {
  const { minutes, departures } = there
  const perDay = departures?.perDay ?? 1
  const dayBack = back?.departures?.perDay
  const isRare = (ride: FeedRide | undefined) =>
    (ride?.departures?.perDay ?? Number.POSITIVE_INFINITY) <= rarePerDay &&
    Math.abs((ride?.departures?.at?.length ?? 0) - (ride?.departures?.perDay ?? 0)) <= 0.25
  const timeBack = back?.minutes.typical
  return Object.fromEntries(
    Object.entries({
      operators: there.operator,
      product: brandOf(there.product),
      from: there.from,
      to: there.to,
      oneWay: back ? '' : 'yes',
      minutes: String(minutes.typical),
      best: minutes.best < minutes.typical ? String(minutes.best) : '',
      back:
        timeBack !== undefined && Math.abs(timeBack - minutes.typical) > backDiffers ? String(timeBack) : '',
      perDay: departuresCell(perDay),
      backPerDay:
        dayBack !== undefined && !isWithin(perDay, dayBack, margins.departures)
          ? departuresCell(dayBack)
          : '',
      days: perDay <= 1.5 ? daysCell(departures?.days) : '',
      at: isRare(there) ? (departures?.at ?? []).join(' ') : '',
      backAt: isRare(back) ? (back?.departures?.at ?? []).join(' ') : '',
      ...siblingCells(there, reading.network),
      basis: 'timetable',
      sources: reading.source.id,
      asOf: reading.source.asOf,
    }).filter(([, cell]) => cell !== ''),
  )
}

/** Rides of an operator's brand between two places, both ways: at the stations with most trips, then most of our trains. */
function mostTripsBetweenPlaces(rides: readonly FeedRide[], network: Network): FeedRide[][] {
  const byPlaces = Map.groupBy(rides, ({ operator, product, from, to }) =>
    [operator, brandOf(product), ...[placeOf(network, from), placeOf(network, to)].sort()].join('|'),
  )
  const tripsOf = (some: readonly FeedRide[]) => some.reduce((sum, { trips }) => sum + trips, 0)
  const services = [...network.services.values()]
  const servicesAt = ([ride]: readonly FeedRide[]) =>
    services.filter(({ from, to }) => [from, to].some((stop) => stop === ride?.from || stop === ride?.to))
      .length
  return [...byPlaces.values()].map((between) => {
    const byStops = Map.groupBy(between, ({ product, from, to }) => [product, ...[from, to].sort()].join('|'))
    const inOrder = [...byStops.values()].sort(
      (a, b) => tripsOf(b) - tripsOf(a) || servicesAt(b) - servicesAt(a),
    )
    return inOrder[0] as FeedRide[]
  })
}

/** A proposal for each pair of our places that a product of the feed joins and no service of ours does. */
export function newServices(
  rides: readonly FeedRide[],
  timetable: FeedTimetable,
  reading: Reading,
): Proposal[] {
  const { network } = reading
  const services = [...network.services.values()]
  const taken = new Set<string>(network.services.keys())
  const feedDays = (Date.parse(timetable.to) - Date.parse(timetable.from)) / 86_400_000 + 1
  return mostTripsBetweenPlaces(rides, network).flatMap((ofPair): Proposal[] => {
    const inOrder = [...ofPair].sort((a, b) => (a.from < b.from ? -1 : 1))
    const [there, back] = inOrder as [FeedRide, FeedRide | undefined]
    const perDay = there.departures?.perDay ?? 0
    const isFrequent = perDay >= leastPerDay && there.daysRun >= feedDays * seasonShare
    const joinsPlaces = placeOf(network, there.from) !== placeOf(network, there.to)
    if (!isFrequent || !joinsPlaces || sameTrain(there, services, network).length > 0) return []
    const [from, to] = [placeOf(network, there.from), placeOf(network, there.to)]
    const service = takeId(`${idPrefix(there, network)}-${from}-${to}`, taken)
    const decision = wholeDecision(reading.decisions, service, 'new')
    const base = { service, mode: 'train' as const, file: fileFor(there, network), changes: [] }
    if (decision) return [{ ...base, kind: 'decided', why: `is not wanted: ${decision.reason}` }]
    const others = services.filter(
      (each) =>
        each.mode === 'train' &&
        [from, to].every((place) => [each.from, each.to].some((stop) => placeOf(network, stop) === place)),
    )
    const beside = others.length > 0 ? ` beside ${others.map(({ id }) => id).join(', ')}` : ''
    const cells = { id: service, ...cellsOf(there, back, reading) }
    const why = `${there.operator} ${there.product} joins ${from} and ${to} in ${there.minutes.typical} min, ${(there.departures?.perDay ?? 0).toFixed(1)} a day${beside}`
    return [{ ...base, kind: 'new', cells, why }]
  })
}
