// The network as read from data/, by id.
import { type Call, calls } from '#catalogue/call.ts'
import type { SecondAirport } from '#catalogue/door-to-door.ts'
import { type Factor, type FactorId, type FareModel, factors, fareModels } from '#catalogue/factor.ts'
import { type FareBand, fareBands } from '#catalogue/fare-band.ts'
import { type Source, type SourceId, sources } from '#catalogue/figure.ts'
import { type FixedLink, type FixedLinkId, fixedLinks } from '#catalogue/fixed-link.ts'
import {
  type Operator,
  type OperatorId,
  operators,
  type Road,
  roads,
  type Stop,
  type StopId,
  type StopLink,
  stopLinks,
  stops,
  type Vignette,
  vignettes,
} from '#catalogue/network.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import { type Override, overrides } from '#catalogue/override.ts'
import { type CountryCode, type Place, type PlaceId, places } from '#catalogue/place.ts'
import { type Service, type ServiceId, serviceTables } from '#catalogue/service.ts'
import { type Shape, shapes } from '#catalogue/shape.ts'
import { type Water, water } from '#catalogue/water.ts'
import type { Located } from './table.ts'

/** Tables by field of Network; services of all modes have the same columns. */
export const networkTables = {
  sources,
  places,
  stops,
  stopLinks,
  operators,
  services: serviceTables[0],
  calls,
  shapes,
  fixedLinks,
  water,
  roads,
  vignettes,
  factors,
  fareModels,
  fares: fareBands,
  overrides,
} as const

export interface Network {
  sources: ReadonlyMap<SourceId, Located<Source>>
  places: ReadonlyMap<PlaceId, Located<Place>>
  stops: ReadonlyMap<StopId, Located<Stop>>
  stopLinks: readonly Located<StopLink>[]
  operators: ReadonlyMap<OperatorId, Located<Operator>>
  services: ReadonlyMap<ServiceId, Located<Service>>
  calls: readonly Located<Call>[]
  shapes: readonly Located<Shape>[]
  fixedLinks: ReadonlyMap<FixedLinkId, Located<FixedLink>>
  water: readonly Located<Water>[]
  roads: readonly Located<Road>[]
  vignettes: ReadonlyMap<CountryCode, Located<Vignette>>
  factors: ReadonlyMap<FactorId, Located<Factor>>
  fareModels: ReadonlyMap<FareModel['id'], Located<FareModel>>
  fares: readonly Located<FareBand>[]
  overrides: readonly Located<Override>[]
  /** airports that also serve another city */
  secondAirports?: readonly SecondAirport[]
  /** what tickets say about bags and bicycles */
  operatorRules?: ReadonlyMap<OperatorId, OperatorRule>
}
