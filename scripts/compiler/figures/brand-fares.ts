// The fares known of each brand, its model fitted to them, and the error of the model in use.
import { fareFit } from '#catalogue/coefficients.ts'
import type { FareModel } from '#catalogue/factor.ts'
import type { FareLines } from '#catalogue/fares.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import type { Network } from '../read/network.ts'
import {
  type FareError,
  fitFares,
  isFitted,
  leaveOneOutError,
  modelError,
  type Observation,
} from './fare-fit.ts'
import { fareModelOf } from './fare-model.ts'
import { bandFare, type KnownFare, knownFares, leadingFare } from './ride-fare.ts'

/** What is known of the fares a model stands for. */
export interface BrandFares {
  model: FareModel
  fares: readonly (Observation & KnownFare)[]
  /** of the model in data/fare-models over all fares; absent where they are too few to tell */
  present?: FareError
  /** of brands: the default of a mode stands for many sellers */
  fit?: {
    lines: FareLines
    /** each fare left out in turn */
    error: FareError
    /** the model in data/fare-models is this fit */
    inUse: boolean
  }
}

/** How far off the model in use is: of a fit with each fare left out, else of a model that was not made from these fares. */
export const errorInUse = ({ fit, present }: BrandFares): FareError | undefined =>
  fit?.inUse ? fit.error : present

/** True where the fit is clearly better than the model in data/fare-models. */
export const fitIsBetter = ({ fit, present }: BrandFares): boolean =>
  fit !== undefined &&
  present !== undefined &&
  !fit.inUse &&
  sum(fit.error) <= fareFit.clearlyBetter * sum(present)

const sum = ({ low, high }: FareError) => low + high
const isDefault = ({ id, mode }: FareModel) => id === `default-${mode}`

interface Sold {
  model: FareModel
  ends: readonly [Point, Point]
  /** tells fares apart: brand and the two ends in one order */
  key: string
  fare: KnownFare
}

/** Models of which no train by day is priced: those of sleepers, whose berths are another product than a seat. */
function nightModels(network: Network): ReadonlySet<string> {
  const trains = [...network.services.values()].filter(({ mode }) => mode === 'train')
  const byDay = new Set(trains.filter(({ night }) => !night).map((train) => fareModelOf(train, network).id))
  return new Set(trains.map((train) => fareModelOf(train, network).id).filter((id) => !byDay.has(id)))
}

/** Fares of services on foot, the leading one of each; a berth has no say in the model of seats. */
function soldOnServices(network: Network): Sold[] {
  const ofNights = nightModels(network)
  return [...network.services.values()].flatMap((service): Sold[] => {
    if (service.carries === 'car') return []
    const fare = leadingFare(knownFares({ service, back: false }, network))
    const [from, to] = [network.stops.get(service.from), network.stops.get(service.to)]
    if (!fare || !from || !to) return []
    const model = fareModelOf(service, network)
    if (service.mode === 'train' && service.night && !ofNights.has(model.id)) return []
    return [{ model, ends: [from, to], key: keyOf(service.product, from.place, to.place), fare }]
  })
}

/** Bands of brands that have a model, a service between their ends or not. */
function soldInBands(network: Network): Sold[] {
  const at = (id: string) => network.stops.get(id) ?? network.places.get(id)
  const placeOf = (id: string) => network.stops.get(id)?.place ?? id
  return network.fares.flatMap((band): Sold[] => {
    const [from, to] = [at(band.from), at(band.to)]
    const model = network.fareModels.get(network.operators.get(band.operator)?.fareGroup ?? '')
    if (!model || !from || !to || band.class === '1') return []
    const key = keyOf(band.product, placeOf(band.from), placeOf(band.to))
    return [{ model, ends: [from, to], key, fare: bandFare(band) }]
  })
}

const keyOf = (product: string, a: string, b: string) => [product, ...[a, b].sort()].join(' ')

const known = new WeakMap<Network, ReadonlyMap<string, BrandFares>>()

/** What is known of each model of data/fare-models, by its id; worked out once a network. */
export function brandFares(network: Network): ReadonlyMap<string, BrandFares> {
  const before = known.get(network)
  if (before) return before
  const sold = Map.groupBy([...soldOnServices(network), ...soldInBands(network)], ({ model }) => model.id)
  const brands = new Map(
    [...network.fareModels.values()].map((model) => [model.id, brandOf(model, sold.get(model.id) ?? [])]),
  )
  known.set(network, brands)
  return brands
}

function brandOf(model: FareModel, sold: readonly Sold[]): BrandFares {
  const fares = [...Map.groupBy(sold, ({ key }) => key).values()].flatMap((same) => {
    const fare = leadingFare(same.map((one) => one.fare))
    const ends = same[0]?.ends
    if (!fare || !ends || fare.range.low <= 0) return []
    return [{ ...fare, ...fare.range, km: haversineKm(...ends) }]
  })
  if (fares.length < fareFit.fewest) return { model, fares }
  const present = modelError(model, fares)
  if (isDefault(model)) return { model, fares, present }
  const lines = fitFares(fares)
  return {
    model,
    fares,
    present,
    fit: { lines, error: leaveOneOutError(fares), inUse: isFitted(model, lines) },
  }
}
