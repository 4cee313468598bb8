// How far a feed and a service may lie apart and still agree, declared here alone.

/**
 * Minutes: trains of one day differ by a few minutes among themselves, and ours are rounded medians of another week.
 * Departures: a feed's mean moves by one train with holidays and weekends.
 * Hours: a train moves by some minutes from one period of a timetable to the next and is still the same train.
 */
export const margins = {
  minutes: { absolute: 3, share: 0.03 },
  /** the fastest train of a day is one train: another period may have another fastest */
  best: { absolute: 5, share: 0.06 },
  departures: { absolute: 1, share: 0.15 },
  clockMinutes: 15,
  seasonDays: 14,
} as const

/** Above this share over ours, minutes are those of a building site until an editor says otherwise. */
export const buildingSiteShare = 0.15
/** A way back is written down where it differs by more minutes than this (data/README.md). */
export const backDiffers = 5
/** Trains a day up to which a train's hours are entered. */
export const rarePerDay = 4
/** A season of a feed shorter than this share of its days is asked about. */
export const seasonShare = 0.6

export const isWithin = (ours: number, theirs: number, margin: { absolute: number; share: number }) =>
  Math.abs(ours - theirs) <= Math.max(margin.absolute, ours * margin.share)
