/** Both ends of a route by name, in the language of the page. */
export interface Pair {
  from: string
  to: string
}
