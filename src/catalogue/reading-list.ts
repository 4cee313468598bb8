// What editors should read next: old figures that many routes rest on.
import type { Provenance } from './figure.ts'
import type { Mode } from './mode.ts'

/** Times or fares of one company that rest on the same publications. */
export interface ToRead extends Provenance {
  what: 'times' | 'fares'
  mode: Mode
  /** names of the operators; the id of a fare model */
  who: string
  /** rows of data/ */
  rows: number
  /** directed routes with an option that rests on them */
  routes: number
  /** of these, routes whose best option does */
  best: number
  /** last day of the timetable they were read in, YYYY-MM-DD */
  until?: string
}

/** The services whose timetables end together. */
export interface TimetableEnd {
  /** last day, YYYY-MM-DD */
  until: string
  services: number
  routes: number
  best: number
}

export interface ReadingList {
  /** what helps most first: routes times months since it was read */
  next: ToRead[]
  /** the earliest first */
  ends: TimetableEnd[]
}
