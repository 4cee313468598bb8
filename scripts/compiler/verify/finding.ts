// A finding of a check of the compiled catalogue: where, what, and the key for data/accepted.
import type { Check } from '#tools/check.ts'
import type { Composed } from '../compose/compile.ts'
import type { Content } from '../content/check.ts'
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
}

export interface CatalogueCheck extends Check<Compiled, Finding[]> {
  /** its name in data/accepted */
  id: string
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
