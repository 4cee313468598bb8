// npm run verify -- site: every check over the built site and over what is written, with all findings. Builds first.
//   -- titles names   runs the checks whose name contains one of the words

import { routeChecks, routeTexts } from '#checks/prose/route-wording.ts'
import { chosenChecks, reportChecks, seconds } from '#checks/report.ts'
import { siteChecks } from '#checks/site/all.ts'
import { type Check, readSite } from '#checks/site/site.ts'
import { readWritten, writtenChecks } from '#checks/texts/written.ts'
import { languages } from '#lib/languages.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { command, StepError } from '#tools/process.ts'
import { dist, root } from '#tools/root.ts'

const words = process.argv.slice(2)

/** Prints how far reading has come: on a terminal in one line, elsewhere every few thousand pages. */
function showProgress(pages: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${pages} pages read`)
  else if (pages % 2500 === 0) console.log(`${pages} pages read`)
}

function readBuilt() {
  const since = performance.now()
  const site = readSite(dist, process.env.SITE_URL || 'https://waymark.example', showProgress)
  console.log(`${process.stdout.isTTY ? '\r' : ''}${site.pages.length} pages read (${seconds(since)})\n`)
  return site
}

let asked = 0

/** Reports the chosen ones of the checks; their subject is read only when there are any. @returns findings */
function report<Subject>(checks: readonly Check<Subject>[], read: () => Subject): number {
  const chosen = chosenChecks(checks, words)
  asked += chosen.length
  return chosen.length === 0 ? 0 : reportChecks(chosen, read(), console.log)
}

await command(async () => {
  await ensureBuilt()
  const since = performance.now()
  const findings =
    report(siteChecks, readBuilt) +
    report(writtenChecks, () => readWritten(root)) +
    report(routeChecks, () => languages.map(routeTexts))
  if (asked === 0) throw new StepError(`No check has “${words.join('” or “')}” in its name.`)
  console.log(`\n${asked} checks, ${findings} findings in ${seconds(since)}`)
  return findings === 0 ? 0 : 1
})
