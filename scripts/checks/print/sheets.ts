// Routes printed in a browser, and the count of their sheets.
import type { Browser } from '@playwright/test'
import type { Language } from '#lib/languages.ts'
import { browseSite } from '#tools/browse-site.ts'
import { patternOf } from '#tools/path-patterns.ts'
import { sheetsIn } from '#tools/pdf-sheets.ts'
import { dist } from '#tools/root.ts'
import { pagesIn, pathOfFile } from '#tools/site-files.ts'

const mostSheets = 2
/** Share of all routes of the languages that fits on one sheet. */
const leastOnOne = 0.5
/** Pages printed in parallel: a browser prints on one core. */
const atOnce = 2
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

function routePaths(languages: readonly Language[]): string[] {
  const families = languages.map((lang) => `${lang} /route/*`)
  return pagesIn(dist)
    .map(pathOfFile)
    .filter((path) => families.includes(patternOf(path)))
}

/** Prints pages of a shared list until it is empty and records the sheets of each. */
async function printAll(browser: Browser, url: string, paths: string[], printed: Map<string, number>) {
  const page = await browser.newPage()
  for (let path = paths.pop(); path; path = paths.pop()) {
    await page.goto(url + path)
    printed.set(path, sheetsIn(await page.pdf({ format: 'A4', margin })))
    if (printed.size % 100 === 0) console.log(`  ${printed.size} printed, ${paths.length} to come`)
  }
}

/** Prints the given pages, or every route of the languages. @returns 1 when one takes too many, or fewer than half of all one */
export async function verifyPrint(named: readonly string[], languages: readonly Language[]): Promise<0 | 1> {
  const { browser, url } = await browseSite()
  const paths = named.length > 0 ? [...named] : routePaths(languages)
  const printed = new Map<string, number>()
  await Promise.all(Array.from({ length: atOnce }, () => printAll(browser, url, paths, printed)))
  const sheets = [...printed.values()]
  const over = [...printed].filter(([, count]) => count < 1 || count > mostSheets)
  for (const [path, count] of over) console.error(`${path} takes ${count} sheets`)
  const onOne = sheets.filter((count) => count === 1).length
  const isMostOnOne = named.length > 0 || onOne > leastOnOne * sheets.length
  if (!isMostOnOne) console.error('Fewer than half of the routes fit on one sheet. Shorten what is printed.')
  console.log(
    `${printed.size} routes printed: ${onOne} on one sheet, ` +
      `${sheets.filter((count) => count === 2).length} on two, ${over.length} on more than ${mostSheets}`,
  )
  return over.length === 0 && isMostOnOne ? 0 : 1
}
