/** A tip as the specification names its fields. */
export interface Tip {
  type: 'booking' | 'timing' | 'info'
  title: string
  description: string
}
