// What pages that are drawn on request know of the catalogue besides the options of reach files.
import type { Place, PlaceId } from './place.ts'
import type { Service, ServiceId } from './service.ts'

/** Files of the compiled catalogue by their names (scripts/compiler/emit/facts-file.ts). */
export interface FactsFile {
  /** cities, towns and junctions */
  'catalogue/places.json': Record<PlaceId, Place>
  /** only of services whose calls are known; a reach file says those of its own */
  'catalogue/services.json': Record<ServiceId, Pick<Service, 'operators' | 'from' | 'to'>>
  [name: string]: unknown
}
