// npm run verify:site: every check over the built site and over what is written, with all findings. Builds first.
//   -- titles hreflang   runs the checks whose name contains one of the words
import { languages } from '#i18n/languages.ts'
import { siteChecks } from './checks/all.ts'
import { routeChecks, routeTexts } from './checks/route-wording.ts'
import { type Check, readSite } from './checks/site.ts'
import { readWritten, writtenChecks } from './checks/written.ts'
import { reportChecks, seconds } from './lib/check-report.ts'
import { ensureBuilt } from './lib/ensure-built.ts'
import { command } from './lib/process.ts'
import { dist, root } from './lib/root.ts'

const chosen = process.argv.slice(2)
const isChosen = ({ name }: { name: string }) =>
  chosen.length === 0 || chosen.some((word) => name.toLowerCase().includes(word.toLowerCase()))
const report = <Subject>(checks: readonly Check<Subject>[], subject: Subject) =>
  reportChecks(checks.filter(isChosen), subject, console.log)

/** Prints how far reading has come: on a terminal in one line, elsewhere every few thousand pages. */
function showProgress(pages: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${pages} pages read`)
  else if (pages % 2500 === 0) console.log(`${pages} pages read`)
}

await command(async () => {
  await ensureBuilt()
  const since = performance.now()
  const site = readSite(dist, process.env.SITE_URL || 'https://waymark.example', showProgress)
  console.log(`${process.stdout.isTTY ? '\r' : ''}${site.pages.length} pages read (${seconds(since)})\n`)
  const findings =
    report(siteChecks, site) +
    report(writtenChecks, readWritten(root)) +
    report(routeChecks, languages.map(routeTexts))
  console.log(`\n${site.pages.length} pages, ${findings} findings in ${seconds(since)}`)
  return findings === 0 ? 0 : 1
})
