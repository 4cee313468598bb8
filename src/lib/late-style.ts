// The sheet of what only scripts draw.
import lateCss from '#styles/late.css?url'
import { loadStylesheet } from './stylesheet.ts'

/** Fetches it once. What it does not dress still stands: never rejects. */
export const lateStyle = (): Promise<void> => loadStylesheet(lateCss).catch(console.error)
