/** The running release: version of the code, and its catalogue. */
export interface Release {
  version: string
  catalogue: {
    /** month or day of the newest fact */
    date: string
    /** equal for equal facts */
    hash: string
  }
}
