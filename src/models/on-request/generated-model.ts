// View model of a generated route page, passed to the view by functions and browsers.

import type { Mode } from '#catalogue/mode.ts'
import type { Slug } from '#catalogue/route.ts'
import type { Point } from '#geo/distance.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardModel } from './board-model.ts'
import type { DrawnMap } from './map-marks.ts'
import type { PageLink } from './page-links.ts'
import type { RouteLink } from './route-link.ts'

interface GeneratedPoint extends Point {
  label: 'A' | 'B'
  name: string
}

export interface GeneratedModel {
  slug: Slug
  lang: Language
  /** names as shown; the browser compares the ids with the visitor's choice */
  origin: { id: string; name: string }
  destination: { id: string; name: string }
  head: { title: string; description: string }
  title: string
  home: string
  /** fastest first */
  board: BoardModel
  facts: { label: string; text: string }[]
  absences: string[]
  didYouMean: RouteLink | undefined
  /** named before the options: they say more than an estimate */
  pages: PageLink[]
  points: [GeneratedPoint, GeneratedPoint]
  map: DrawnMap
  /** address of the movable map's data outside Europe */
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
  }
}
