// Suggestions for a text: asked for once typing pauses, calls for older texts ended.
import { useEffect, useMemo, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { exactPlace, stillFitting } from './match.ts'
import { nextRows } from './rows.ts'
import { type Sources, searchPlaces } from './search-places.ts'

export interface Suggestions {
  places: SearchPlace[]
  /** the one place the text names exactly, as far as is known */
  exact: SearchPlace | undefined
  /** the text is long enough to be asked for */
  asked: boolean
  /** all sources have answered for this text, or none was asked */
  settled: boolean
  /** an answer takes so long that one should say so */
  slow: boolean
}
interface State {
  /** the text these belong to */
  query: string
  places: SearchPlace[]
  named: SearchPlace[]
  settled: boolean
}

const none: State = { query: '', places: [], named: [], settled: true }
/** A call is noticed after about this long. */
const noticeableMs = 500

/**
 * Suggestions lag behind `text` by the debounce of section 9; none below two letters. Until the next ones are there,
 * those that still fit the text stay, so that a list never offers what is no longer asked for. A `picked` place is
 * known: nothing is asked for it.
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
