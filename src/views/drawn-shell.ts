// Shells of pages that are drawn on request: pre-rendered pages that are cut at their marks.
import { type Fill, openShell } from '#lib/shell.ts'
import type { PageWords } from './page-words.ts'
import { shellFacts } from './shell-facts.ts'

/** A shell that is cut at its marks, and what it says of its build. */
export interface DrawnShell extends Pick<PageWords, 'icons' | 'site'> {
  fill: Fill
}

/** @throws RangeError for HTML that is no page of the site */
export const openDrawnShell = (html: string, marks: readonly string[]): DrawnShell => ({
  fill: openShell(html, marks),
  ...shellFacts(html),
})
