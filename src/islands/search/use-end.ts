// One end of the trip: the typed text, its suggestions and the chosen place.
import { useState } from 'react'
import type { SearchPlace } from '#places/search-city.ts'
import type { Sources } from './search-places.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

interface Typed {
  text: string
  /** the place chosen from the list; without it an exact name counts as chosen */
  picked?: SearchPlace | undefined
}
export interface End {
  text: string
  chosen: SearchPlace | undefined
  /** it is not known yet whether the text names a place */
  pending: boolean
  suggestions: Suggestions
  set: (next: Typed) => void
}

export function useEnd(sources: Sources, initial: string, chosenBefore?: SearchPlace): End {
  const [{ text, picked }, set] = useState<Typed>({ text: initial, picked: chosenBefore })
  const suggestions = useSuggestions(sources, text, picked)
  const chosen = picked ?? suggestions.exact
  return { text, chosen, pending: !chosen && !suggestions.settled, suggestions, set }
}
