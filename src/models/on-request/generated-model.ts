// What a generated route page shows, as functions and browsers hand it to the view.

import type { EstimatedOption } from '#catalogue/estimates.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Slug } from '#catalogue/route.ts'
import type { Point } from '#geo/distance.ts'
import type { MapDrawing } from '#geo/land-drawing.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardCell } from './board-columns.ts'
import type { RouteLink } from './route-link.ts'

export interface GeneratedOption {
  mode: EstimatedOption['mode']
  name: string
  /** what was assumed, e.g. "LHR to JFK, one stop assumed" */
  note: string
  minutes: number
  cells: BoardCell[]
}

interface GeneratedPoint extends Point {
  label: 'A' | 'B'
  name: string
}

export interface GeneratedModel {
  slug: Slug
  lang: Language
  /** names as shown; ids for the browser's check against what the visitor chose */
  origin: { id: string; name: string }
  destination: { id: string; name: string }
  head: { title: string; description: string }
  title: string
  home: string
  /** fastest first */
  options: GeneratedOption[]
  /** minutes of the slowest, to which bars are drawn */
  longest: number
  facts: { label: string; text: string }[]
  absences: string[]
  didYouMean: RouteLink | undefined
  points: [GeneratedPoint, GeneratedPoint]
  map: MapDrawing
  /** address of what the movable map draws, if not Europe */
  mapBase?: string
  links: { mode: Mode; label: string; href: string }[]
  similar: RouteLink[]
  method: string
  words: {
    back: string
    badge: string
    intro: string
    method: string
    options: string
    mode: string
    /** heads of the columns of figures */
    columns: string[]
    boardNote: string
    nothing: string
    map: string
    mapAlt: string
    mapNote: string
    facts: string
    booking: string
    bookingNote: string
    opensNew: string
    similar: string
    colon: string
  }
}
