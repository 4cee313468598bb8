// What the reader of GTFS feeds must know of data/ and of editors' decisions.
import type { StopId, StopKind } from '#catalogue/network.ts'
import type { FeedProduct } from '../rides.ts'

/** A stop of data/ with what a feed's stops are compared with. */
export interface OurStop {
  id: StopId
  kind: StopKind
  name: string
  lat: number
  lng: number
  /** id of its place: rides inside one place are left out */
  place: string
  /** names of the place in any language, its aliases included; "Paris Nord" is also "Gare du Nord" of Paris */
  placeNames: readonly string[]
  /** of the place: Europe/London */
  timeZone: string
  /** codes by which a feed may name it, such as UIC numbers */
  codes?: readonly string[]
}

/** What an editor decided about a stop of the feed; a feed stop may be joined to several of our stops. */
export interface JoinDecision {
  feedStop: string
  /** absent: it is not one of ours */
  stop?: StopId
}

/** The names of operator and product that rides get. */
export interface OurProduct {
  operator: string
  product: string
}

export interface GtfsContext {
  stops: readonly OurStop[]
  joins: readonly JoinDecision[]
  /** undefined: the feed is not trusted for it; its trips are left out and counted in a notice */
  productOf: (product: FeedProduct) => OurProduct | undefined
  /** day of reading, '2026-11-24': a feed that ends before it is reported as expired */
  today: string
}

/** How far the reader is; called a few times a second at most. */
export interface GtfsProgress {
  /** file of the feed being read, or what is done */
  step: string
  /** 0 to 1 within the step */
  share: number
}
