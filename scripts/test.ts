// npm test: all checks and tests in less than a quarter of an hour; the last line is "N passed, N failed".
//   -- unit functions   runs only these parts: check, unit, build, site, functions, browser
import { reportCheck } from '#checks/report.ts'
import { qualityChecks } from '#checks/source/quality-checks.ts'
import { command } from '#tools/command.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { StepError } from '#tools/process.ts'
import { add, none, oneFailed, onePassed, summary, type Tally } from '#tools/tally.ts'
import { runPlaywright, runVitest } from '#tools/test-runs.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

interface Part {
  name: string
  title: string
  needsBuild?: boolean
  run(): Promise<Tally>
}

async function runChecks(): Promise<Tally> {
  let tally = none
  for (const check of qualityChecks)
    tally = add(tally, (await reportCheck(check, undefined)) === 0 ? onePassed : oneFailed)
  return tally
}

async function runBuild(): Promise<Tally> {
  await ensureBuilt()
  return onePassed
}

const parts: Part[] = [
  { name: 'check', title: 'Types, lint, format, import rules', run: runChecks },
  { name: 'unit', title: 'Unit tests', run: () => runVitest('unit', ['unit', 'islands']) },
  { name: 'build', title: 'Build', run: runBuild },
  { name: 'site', title: 'The built site', needsBuild: true, run: () => runVitest('site', ['build']) },
  {
    name: 'functions',
    title: 'Functions on Node and on the edge runtime',
    needsBuild: true,
    run: () => runVitest('functions', ['!unit', '!islands', '!build']),
  },
  { name: 'browser', title: 'Browser tests', needsBuild: true, run: () => runPlaywright() },
]

/** Runs one part; a part that cannot run counts as failed, and the others still run. */
async function runPart(part: Part): Promise<Tally> {
  console.log(`\n── ${part.title}`)
  try {
    if (part.needsBuild) await ensureBuilt()
    return await part.run()
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error)
    return oneFailed
  }
}

await command({ words: parts.map(({ name }) => name) }, async ({ words }) => {
  const since = Date.now()
  const results: { part: Part; tally: Tally }[] = []
  const chosen = words.length === 0 ? parts : parts.filter(({ name }) => words.includes(name))
  for (const part of chosen) results.push({ part, tally: await runPart(part) })
  const total = add(...results.map(({ tally }) => tally))
  console.log('')
  for (const { part, tally } of results) {
    console.log(`${tally.failed === 0 ? '✓' : '✗'} ${part.title}: ${summary(tally)}`)
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`in ${Math.round((Date.now() - since) / 1000)} s`)
  console.log(summary(total))
  return total.failed === 0 ? 0 : 1
})
