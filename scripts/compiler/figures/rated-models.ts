// Fare models as compiled: each with its error, where enough fares are known to tell.
import type { FareModel, RatedFareModel } from '#catalogue/factor.ts'
import type { Network } from '../read/network.ts'
import { brandFares, errorInUse } from './brand-fares.ts'

/** By the id of the model. */
export function ratedModels(network: Network): Record<FareModel['id'], RatedFareModel> {
  const rated = [...brandFares(network)].map(([id, brand]): [string, RatedFareModel] => {
    const error = errorInUse(brand)
    const { where: _where, ...model } = brand.model as FareModel & { where?: string }
    return [id, { ...model, ...(error && { error: { fares: brand.fares.length, ...error } }) }]
  })
  return Object.fromEntries(rated)
}
