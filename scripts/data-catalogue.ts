// npm run data -- catalogue: compiles data/ to .build/catalogue, and its summary, coverage and schemas below data/.
//   -- --check      reads and checks the data, writes nothing
//   -- --diff REV   prints which routes changed since a git revision, from what to what
//   --pages-first   a build's: asks whether its pages are drawn before tables for editors are written
import { cityChecklist } from '#compiler/emit/checklist.ts'
import { compileCatalogue } from '#compiler/emit/compile-catalogue.ts'
import { writeCatalogue, writeFiles } from '#compiler/emit/files.ts'
import { networkCounts, questions, routeCounts } from '#compiler/emit/report.ts'
import { summaryCsv } from '#compiler/emit/summary-csv.ts'
import { changeSummary, diffAgainst } from '#compiler/emit/summary-diff.ts'
import { readCommitted } from '#compiler/read/committed.ts'
import { readAccepted } from '#compiler/verify/accepted.ts'
import { command } from '#tools/command.ts'
import { catalogueWritten } from '#tools/compile-data.ts'
import { askParent } from '#tools/process.ts'
import { root } from '#tools/root.ts'

const takes = {
  check: { type: 'boolean' },
  diff: { type: 'string' },
  'pages-first': { type: 'boolean' },
} as const

function printDiff(revision: string): void {
  const lines = diffAgainst(root, revision)
  console.log(lines.length > 0 ? lines.join('\n') : `no route changed since ${revision}`)
}

await command({ options: takes }, async ({ options }) => {
  const start = performance.now()
  const committed = readCommitted(root)
  const compiled = compileCatalogue(root)
  const { network, routes, notices } = compiled
  for (const line of [networkCounts(network), ...notices]) console.log(line)
  let written = 0
  if (!options.check) {
    const { catalogue, reports } = compiled.files()
    written = writeCatalogue(root, catalogue)
    if (options['pages-first']) await askParent(catalogueWritten)
    written += writeFiles(root, reports())
  }
  compiled.keep()
  for (const line of routeCounts(routes, performance.now() - start)) console.log(line)
  if (written > 0) console.log(`${written} files written`)
  if (options.diff !== undefined) printDiff(options.diff)
  const subject = { ...compiled, ...(committed && { committed }) }
  for (const line of [...cityChecklist(subject), ...questions(subject, readAccepted(root))]) console.log(line)
  console.log(
    committed ? changeSummary(committed.summary, summaryCsv(routes)) : 'no commit to compare the routes with',
  )
})
