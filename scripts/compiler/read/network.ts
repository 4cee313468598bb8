// Everything editors wrote, by id.
import type { Factor, FactorId, FareModel } from '#catalogue/factor.ts'
import type { Source, SourceId } from '#catalogue/figure.ts'
import type {
  Operator,
  OperatorId,
  Road,
  Service,
  ServiceId,
  Stop,
  StopId,
  StopLink,
  Vignette,
} from '#catalogue/network.ts'
import type { Override } from '#catalogue/override.ts'
import type { CountryCode, Place, PlaceId } from '#catalogue/place.ts'
import type { SecondAirport } from './second-airports.ts'
import type { Located } from './table.ts'

export interface Network {
  sources: ReadonlyMap<SourceId, Located<Source>>
  places: ReadonlyMap<PlaceId, Located<Place>>
  stops: ReadonlyMap<StopId, Located<Stop>>
  stopLinks: readonly Located<StopLink>[]
  operators: ReadonlyMap<OperatorId, Located<Operator>>
  services: ReadonlyMap<ServiceId, Located<Service>>
  roads: readonly Located<Road>[]
  vignettes: ReadonlyMap<CountryCode, Located<Vignette>>
  factors: ReadonlyMap<FactorId, Located<Factor>>
  fareModels: ReadonlyMap<FareModel['id'], Located<FareModel>>
  overrides: readonly Located<Override>[]
  /** airports that serve a city besides their own */
  secondAirports?: readonly SecondAirport[]
}

export const citiesOf = ({ places }: Pick<Network, 'places'>) =>
  [...places.values()].filter(({ kind }) => kind === 'city')
