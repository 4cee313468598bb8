// The fare model that prices a service.
import type { FareModel } from '#catalogue/factor.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'

/** The fare group of a service: that of its first operator with one. */
function fareGroupOf(service: Service, network: Network): string | undefined {
  for (const id of service.operators) {
    const group = network.operators.get(id)?.fareGroup
    if (group) return group
  }
  return undefined
}

/** The fare model of a service: its fare group's, else its mode's default. */
export function fareModelOf(service: Service, network: Network): FareModel {
  const group = fareGroupOf(service, network)
  const own = group ? network.fareModels.get(group) : undefined
  const model = own?.mode === service.mode ? own : network.fareModels.get(`default-${service.mode}`)
  if (!model) throw new RangeError(`data/fare-models: has no "default-${service.mode}". Add a row.`)
  return model
}

/** The model of tickets for several rides; undefined without a fare group that has its own model. */
export function ticketModelOf(service: Service, network: Network): FareModel | undefined {
  const group = fareGroupOf(service, network)
  const model = fareModelOf(service, network)
  return model.id === group ? model : undefined
}
