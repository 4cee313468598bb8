// Suggestions for a text: fetched after a pause in typing; calls for older texts are aborted.
import { useEffect, useMemo, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { exactStop } from './knowledge.ts'
import { beginsName, exactPlace, hasName, stillFitting } from './match.ts'
import type { PageLink } from './page-link.ts'
import { nextRows } from './rows.ts'
import { knownSoFar } from './search-file.ts'
import { loadedTowns, type Sources, searchPlaces } from './search-places.ts'

export interface Suggestions {
  places: SearchPlace[]
  /** pages beneath them */
  links: PageLink[]
  /** the names are only like the typed one */
  near: boolean
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
  links: PageLink[]
  near: boolean
  settled: boolean
}

const none: State = { query: '', places: [], named: [], links: [], near: false, settled: true }
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
        const { named = [], remote, links = [], near = false } = found
        const order = {
          begins: (place: SearchPlace) => !place.via && beginsName(loadedTowns(sources), place, query),
          isCity: (place: SearchPlace) => !place.via && hasName(index, place, query),
        }
        setState((before) => ({
          ...{ query, named, links, near, settled: remote !== undefined },
          places: nextRows(stillThere(before, sources, query), found, order),
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
  }, [sources, index, query, asked, picked])

  return useMemo(() => {
    const isCurrent = state.query === query
    const settled = !asked || (state.settled && isCurrent)
    const exact = exactPlace(index, query, isCurrent ? state.named : [], knownSoFar()?.towns)
    return {
      places: stillThere(state, sources, query),
      links: isCurrent && !picked ? state.links : [],
      near: isCurrent && state.near,
      exact:
        exact ??
        (isCurrent && state.named.length === 0 ? exactStop(knownSoFar(), query, sources.lang) : undefined),
      asked,
      settled,
      slow: !settled && late === query,
    }
  }, [index, sources, state, late, query, asked, picked])
}

function stillThere({ query, places }: State, sources: Sources, text: string): SearchPlace[] {
  return query === text ? places : stillFitting(loadedTowns(sources), places, text)
}
