// Fare models as compiled: each with who sells by it and its error, where enough fares are known to tell.
import type { FareModel, RatedFareModel } from '#catalogue/factor.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { brandFares, errorInUse } from './brand-fares.ts'

const known = new WeakMap<Network, Record<FareModel['id'], RatedFareModel>>()

/** By the id of the model; worked out once a network. */
export function ratedModels(network: Network): Record<FareModel['id'], RatedFareModel> {
  const before = known.get(network)
  if (before) return before
  const running = new Set([...network.services.values()].flatMap(({ operators }) => operators))
  const sellers = Map.groupBy(
    [...network.operators.values()].filter(({ id }) => running.has(id)),
    ({ fareGroup }) => fareGroup,
  )
  const rated = [...brandFares(network)].map(([id, brand]): [string, RatedFareModel] => {
    const error = errorInUse(brand)
    const { where: _where, ...model } = brand.model as Located<FareModel>
    const operators = (sellers.get(id) ?? []).map((operator) => operator.id)
    return [id, { ...model, operators, ...(error && { error: { fares: brand.fares.length, ...error } }) }]
  })
  const byId = Object.fromEntries(rated)
  known.set(network, byId)
  return byId
}
