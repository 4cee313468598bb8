// The towns around one that a filter leaves, as the movable map shows them.
import { atom } from 'nanostores'
import type { Mode } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { ShapeKind } from '#catalogue/shape.ts'

export interface MapTown {
  id: PlaceId
  /** in the language of the page */
  name: string
  lat: number
  lng: number
  /** of the best way there, and how its line is known */
  mode: Mode
  kind: ShapeKind
  /** packed; a great circle or straight without one */
  line?: string | undefined
}

/** In the order of demand. */
export const $mapTowns = atom<readonly MapTown[]>([])
