// One end of the trip: what is typed, what may be meant, what is chosen.
import { useState } from 'react'
import type { SearchPlace } from '#places/search-city.ts'
import type { Sources } from './search-places.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

interface Typed {
  text: string
  /** what a visitor chose; without it an exact name counts as chosen */
  picked?: SearchPlace | undefined
}
export interface End {
  text: string
  chosen: SearchPlace | undefined
  /** whether the text names a place is not known yet */
  pending: boolean
  suggestions: Suggestions
  set: (next: Typed) => void
}

export function useEnd(sources: Sources, initial: string): End {
  const [{ text, picked }, set] = useState<Typed>({ text: initial })
  const suggestions = useSuggestions(sources, text, picked)
  const chosen = picked ?? suggestions.exact
  return { text, chosen, pending: !chosen && !suggestions.settled, suggestions, set }
}
