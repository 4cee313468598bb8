// Paths of the files that lists and pages of towns read; apart from the call, whose schema brings a library along.

/** Path of a reach file: every option from one town (docs/reach.md). */
export const reachPath = (place: string) => `/reach/${place}.json`
/** Path of a brief file: what is compared of these options. */
export const briefPath = (place: string) => `/brief/${place}.json`
