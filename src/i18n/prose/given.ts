// What the sentences of a route page are made of, in every language.
import type { Season } from '#catalogue/season.ts'
import type { Pair } from '../parts/pair.ts'

/** Joins names as the language lists them. */
export type ListOf = (items: string[]) => string
/** What a departure with hours is said of; an hour that is not known is empty. */
export interface TimedRide {
  operator: string
  from: string
  to: string
  departs: string
  arrives: string
}
/** A stop where a journey changes, or a town where it changes from one stop to another. */
export interface ChangePlace {
  name: string
  isTown?: boolean
}
/** Names of the stops where journeys begin and end. */
export interface Ends {
  from: string[]
  to: string[]
  list: ListOf
}
/** Means of a season in both cities. */
export interface SeasonFigures {
  season: Season
  high: Pair
  rain: Pair
}
/** A list of names, and their number, with which verbs agree. */
export interface Who {
  names: string
  count: number
}
/** Towns and the seasons in which they are as full. */
export interface Crowd extends Who {
  seasons: Season[]
}
/** A ferry or shuttle that takes the car. */
export interface Crossing {
  operator: string
  from: string
  to: string
  fee: string
}
/** Whether a number of departures a day is one of each kind, and so no rounded figure. */
export const areExact = (rides: readonly { count: number }[]) => rides.every(({ count }) => count === 1)
