// How much of the weight of a page its drawn map may take.

export interface Detail {
  /** largest deviation of a coast, units of two screen pixels */
  tolerance: number
  /** highest number of characters; coasts with many islands are simplified until their path fits */
  longestPath: number
  /** the same for borders, rivers and lakes together, which are left out where they do not fit */
  longestInland: number
}
/** Room for maps by how full a page is, which is near its limit of weight (A33). */
const roomByFullness: readonly (Detail & { upTo: number })[] = [
  { upTo: 16, tolerance: 1, longestPath: 1000, longestInland: 640 },
  { upTo: 20, tolerance: 1, longestPath: 1000, longestInland: 400 },
  { upTo: 24, tolerance: 1, longestPath: 1000, longestInland: 0 },
  { upTo: 32, tolerance: 1, longestPath: 550, longestInland: 0 },
]
/** A fifth of a kilobyte. */
const leastRoom: Detail = { tolerance: 1.2, longestPath: 200, longestInland: 0 }

/** @param fullness of the page: two for each option and one for each leg that it shows; its weight follows them */
export const inBrief = (fullness: number): Detail =>
  roomByFullness.find(({ upTo }) => fullness <= upTo) ?? leastRoom
/** For pages drawn on request, which have room. */
export const inFull: Detail = { tolerance: 0.8, longestPath: 2600, longestInland: 1800 }
/** For maps of lines that cover most of the land. */
export const belowManyLines: Detail = { tolerance: 0.8, longestPath: 1600, longestInland: 0 }
