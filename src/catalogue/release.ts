/** What is running: the version of the code, and the catalogue it was built with. */
export interface Release {
  version: string
  catalogue: {
    /** month or day of the newest fact used */
    date: string
    /** the same for the same facts */
    hash: string
  }
}
