// The file of the search and how it is fetched: once a page load, with the first use of a form.
import { getJson } from '#lib/get-json.ts'
import type { Knowledge } from '#places/search-knowledge.ts'
import { type IndexedKnowledge, indexKnowledge } from './knowledge.ts'
import type { MoreWords, SearchWords } from './search-words.ts'

export interface SearchFile {
  /** written by packCities */
  cities: string
  words: SearchWords
  more: MoreWords
  knowledge: Knowledge
}
export interface Known extends IndexedKnowledge {
  more: MoreWords
}

const patienceMs = 5000
let file: Promise<SearchFile> | undefined
let loading: Promise<Known | undefined> | undefined
let known: Known | undefined

/** Without a hash: the header of every page would change with each name in the file. */
const href = () => `/search/${document.documentElement.lang}.json`

/** The file; a failed call is repeated by the next. @throws Error when it cannot be read */
export function loadSearchFile(): Promise<SearchFile> {
  file ??= (getJson(href(), { timeout: patienceMs }) as Promise<SearchFile>).catch((error) => {
    file = undefined
    throw error
  })
  return file
}

/** What has been loaded of it so far. */
export const knownSoFar = (): Known | undefined => known

/** What the search knows; undefined when the file cannot be read, which is logged. Never rejects. */
export function loadKnown(cities: string): Promise<Known | undefined> {
  loading ??= loadSearchFile()
    .then(({ knowledge, more }) => {
      known = { ...indexKnowledge(knowledge, cities), more }
      return known
    })
    .catch((error) => {
      loading = undefined
      console.error(error)
      return undefined
    })
  return loading
}
