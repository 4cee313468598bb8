// Who sells an option. The board may import this: it reaches no partner links (D53).
export interface Seller {
  site: string
  href: string
  /** earns: marked as an advertisement and disclosed (D53) */
  sponsored: boolean
  /** both ends of the journey are filled in */
  isFilled: boolean
}
