// The stylesheet of the search form where the page does not have it (A33).
import searchCss from '#styles/search.css?url'
import { loadStylesheet } from './stylesheet.ts'

/** Fetches the sheet once. Never rejects: the form works without it. */
export const searchStyle = (): Promise<void> => loadStylesheet(searchCss).catch(console.error)
