// npm test: everything that can fail, in under a quarter of an hour. Ends with "N passed, N failed".
//   npm test -- unit functions    runs only the named parts: check, unit, build, site, functions, browser

import { passes, qualityChecks } from '#checks/source/quality-checks.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { command, StepError } from '#tools/process.ts'
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
  for (const check of qualityChecks) tally = add(tally, (await passes(check)) ? onePassed : oneFailed)
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

/** A part that cannot run has failed; the others still run. */
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

function chosenParts(names: string[]): Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length === 0)
    return names.length === 0 ? parts : parts.filter((part) => names.includes(part.name))
  throw new StepError(
    `Unknown part: ${unknown.join(', ')}. Known: ${parts.map(({ name }) => name).join(', ')}.`,
  )
}

await command(async () => {
  const since = Date.now()
  const results: { part: Part; tally: Tally }[] = []
  for (const part of chosenParts(process.argv.slice(2))) results.push({ part, tally: await runPart(part) })
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
