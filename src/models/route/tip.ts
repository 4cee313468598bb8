import type { Rich } from '#lib/fill.ts'

/** A tip with the fields of D108. */
export interface Tip {
  type: 'booking' | 'timing' | 'info'
  title: string
  description: Rich
}
