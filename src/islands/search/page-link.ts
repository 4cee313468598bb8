// A page that the search links to.
import type { PageKind } from '#places/search-knowledge.ts'

export interface PageLink {
  kind: PageKind
  href: string
  label: string
  /** where it is; may be empty */
  detail: string
  /** the text names this page: Enter opens it where no town has the name */
  isExact?: boolean
}
