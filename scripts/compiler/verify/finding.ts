// A finding of a check of the compiled catalogue: where, what, and the key for data/accepted.
import type { Check } from '#tools/check.ts'
import type { Composed } from '../compose/compile.ts'
import type { Content } from '../content/check.ts'
import type { ConfirmedAgain } from '../feeds/rederived.ts'
import type { WorldAirport } from '../gazetteer/airports.ts'
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import type { Committed } from '../read/committed.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'

export interface Finding {
  /** identifies the case, independent of its figures; editors copy it to data/accepted */
  key: string
  /** file:line where there is one, else route and option */
  where: string
  what: string
  /** where it differs from the remedy of the check */
  remedy?: string
}

export const findingText = ({ key, where, what, remedy }: Finding): string =>
  [`${where}:`, what, ...(remedy ? [remedy] : []), `[${key}]`].join(' ')

/** The subject of the checks of the catalogue. */
export interface Compiled {
  network: Network
  routes: readonly Composed[]
  facts?: Facts
  content?: Content
  geonames?: readonly GeonamesPlace[]
  /** what git has of the data; absent where there is no commit to compare with */
  committed?: Committed
  /** scheduled airports of the world by code */
  airports?: ReadonlyMap<string, WorldAirport>
  /** what the feeds of FEEDS_DIR say; absent where it is not set */
  rederived?: ConfirmedAgain
  /** YYYY-MM-DD */
  today?: string
}

/** Every sight with its file. */
export const sightsOf = (content?: Content) =>
  [...(content?.landmarks ?? [])].map(([id, { facts }]) => ({
    id,
    facts,
    where: `data/landmarks/${id}/facts.json`,
  }))

export interface CatalogueCheck extends Check<Compiled, Finding[]> {
  /** its name in data/accepted */
  id: string
  /** keys of data/accepted that are right although nothing is found; without it, a key without a finding is not */
  stillHolds?(compiled: Compiled, keys: readonly string[]): ReadonlySet<string>
}

export type Option = Composed['options'][number]

/** Every option with its route. */
export function everyOption(routes: readonly Composed[]): { route: Composed; option: Option }[] {
  return routes.flatMap((route) => route.options.map((option) => ({ route, option })))
}

/** file:line of the first service of an option, else its route. */
export function whereOf(option: Option, route: Composed, network: Network): string {
  const service = option.legs.find((leg) => leg.service)?.service
  return (service && network.services.get(service)?.where) ?? route.slug
}
