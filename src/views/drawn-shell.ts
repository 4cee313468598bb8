// Shells of pages that are drawn on request: pre-rendered pages that are cut at their marks.
import { type Fill, openShell } from '#lib/shell.ts'

/** A shell that is cut at its marks, and what it says of its build. */
export interface DrawnShell {
  fill: Fill
  /** what stands before the name of an icon */
  icons: string
  /** public address of the site */
  site: string
}

/** @throws RangeError for HTML that is no page of this site */
export function openDrawnShell(html: string, marks: readonly string[]): DrawnShell {
  const icons = /[^"]*\/icons\.[^"#]*#/.exec(html)?.[0]
  const site = /property="og:image" content="(https?:\/\/[^/"]+)/.exec(html)?.[1]
  if (!icons || !site) throw new RangeError('This is not the shell of a page. Build the site again.')
  return { fill: openShell(html, marks), icons, site }
}
