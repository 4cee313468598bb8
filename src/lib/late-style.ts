// The stylesheet of elements that only scripts draw (A33).
import lateCss from '#styles/late.css?url'
import { loadStylesheet } from './stylesheet.ts'

/** Fetches the sheet once. Never rejects: elements work without it. */
export const lateStyle = (): Promise<void> => loadStylesheet(lateCss).catch(console.error)
