// A form that texts of a language never have.
export interface VoiceRule {
  /** without the flag g */
  pattern: RegExp
  /** what is wrong with it, or what is said instead */
  why: string
}
