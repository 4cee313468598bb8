// What a check of the compiled catalogue says: where, what, and the key under which editors may accept it.
import type { Check } from '#tools/check.ts'
import type { Composed } from '../compose/compile.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'

export interface Finding {
  /** names the case whatever its figures are: what editors accept in data/accepted */
  key: string
  /** file:line where there is one, else route and option */
  where: string
  what: string
  /** what to do, where it is not what the check says */
  remedy?: string
}

export const findingText = ({ key, where, what, remedy }: Finding): string =>
  [`${where}:`, what, ...(remedy ? [remedy] : []), `[${key}]`].join(' ')

/** What the checks of the catalogue look at. */
export interface Compiled {
  network: Network
  routes: readonly Composed[]
  facts?: Facts
}

export interface CatalogueCheck extends Check<Compiled, Finding[]> {
  /** names it in data/accepted */
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
