// Suggestions for a text: fetched after a pause in typing; calls for older texts are aborted.
import { useEffect, useMemo, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { exactPlace, stillFitting } from './match.ts'
import { nextRows } from './rows.ts'
import { type Sources, searchPlaces } from './search-places.ts'

export interface Suggestions {
  places: SearchPlace[]
  /** the place that the text names exactly, among the known ones */
  exact: SearchPlace | undefined
  /** the text is long enough for a search */
  asked: boolean
  /** all sources have answered for this text, or none was called */
  settled: boolean
  /** the answer takes so long that a message is due */
  slow: boolean
}
interface State {
  /** the text of these places */
  query: string
  places: SearchPlace[]
  named: SearchPlace[]
  settled: boolean
}

const none: State = { query: '', places: [], named: [], settled: true }
/** Delay after which a waiting time is noticed. */
const noticeableMs = 500

/**
 * Suggestions for `text`, later by the debounce; empty below two letters (D70). Before they arrive,
 * older ones that still match stay.
 * @param picked the chosen place, for which no call is made
 */
export function useSuggestions(sources: Sources, text: string, picked: SearchPlace | undefined): Suggestions {
  const { index } = sources
  const [state, setState] = useState(none)
  const [late, setLate] = useState('')
  const query = text.trim()
  const asked = query.length >= limits.minCharsLocal

  useEffect(() => {
    if (!asked) {
      setState(none)
      return
    }
    const stop = new AbortController()
    const search = async () => {
      for await (const found of searchPlaces(sources, query, stop.signal, picked)) {
        if (stop.signal.aborted) return
        const { named = [], remote } = found
        setState((before) => ({
          ...{ query, named, settled: remote !== undefined },
          places: nextRows(stillThere(before, sources, query), found),
        }))
      }
    }
    const pause = setTimeout(search, limits.debounceMs)
    const patience = setTimeout(() => setLate(query), limits.debounceMs + noticeableMs)
    return () => {
      stop.abort()
      clearTimeout(pause)
      clearTimeout(patience)
      setLate('')
    }
  }, [sources, query, asked, picked])

  return useMemo(() => {
    const settled = !asked || (state.settled && state.query === query)
    return {
      places: stillThere(state, sources, query),
      exact: exactPlace(index, query, state.query === query ? state.named : []),
      asked,
      settled,
      slow: !settled && late === query,
    }
  }, [index, sources, state, late, query, asked])
}

function stillThere({ query, places }: State, { index }: Sources, text: string): SearchPlace[] {
  return query === text ? places : stillFitting(index, places, text)
}
