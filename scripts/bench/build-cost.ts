// The cost of a whole build, relative to the framework's own cost on the bare site, which is measured just before
// and just after: a shared machine changes its speed by half within minutes.
import { type BuildStats, bareStatsFile, readStats } from '#tools/build-stats.ts'
import { runScript } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'

/** CPU milliseconds for 40 KB of raw HTML, on a machine where the bare site takes `bareMsPer40Kb`. */
const mostMsPer40Kb = 2.5
const bareMsPer40Kb = 2
/** CPU seconds that do not grow with the number of pages. */
const mostSetupSeconds = 10
const mostMemoryMb = 1024

const per40Kb = ({ pages, rawHtmlBytes }: BuildStats, msPerPage: number) =>
  (msPerPage * pages * 40_000) / rawHtmlBytes

/** @returns CPU milliseconds for 40 KB of the bare site, once the code is warm */
async function buildBareSite(): Promise<number> {
  await runScript(inProject('scripts', 'bench', 'bare-site', 'build.ts'), [], {
    failure: 'The bare site did not build (see above)',
    remedy: 'Correct scripts/bench/bare-site, then measure again.',
  })
  const stats = readStats(bareStatsFile)
  return per40Kb(stats, stats.warmMsPerPage)
}

interface Budget {
  name: string
  value: number
  most: number
  remedy: string
}

function budgetsOf(stats: BuildStats, bare: number): Budget[] {
  const { pages, cpuMs, peakMemoryMb } = stats
  return [
    {
      name: 'drawing, CPU ms per 40 KB of HTML, at the speed of the bare framework',
      value: (per40Kb(stats, cpuMs.render / pages) * bareMsPer40Kb) / bare,
      most: mostMsPer40Kb,
      remedy: 'Find what the pages spend it on: node --cpu-prof scripts/build.ts --fresh',
    },
    {
      name: 'set-up and sitemap, CPU seconds',
      value: (cpuMs.setup + cpuMs.after) / 1000,
      most: mostSetupSeconds,
      remedy: 'Look at integrations and Vite plugins in astro.config.mjs.',
    },
    {
      name: 'peak memory, MB',
      value: peakMemoryMb,
      most: mostMemoryMb,
      remedy: 'Look data up by id inside the page; pass no data through getStaticPaths.',
    },
  ]
}

function printFigures(stats: BuildStats, before: number, after: number): void {
  const { pages, rawHtmlBytes, cpuMs, warmMsPerPage } = stats
  const seconds = (cpuMs.setup + cpuMs.render + cpuMs.after) / 1000
  const msPerPage = cpuMs.render / pages
  console.log(
    `\n${pages.toLocaleString('en')} pages, ${(rawHtmlBytes / 1e6).toFixed(1)} MB of HTML, ${(rawHtmlBytes / 1000 / pages).toFixed(1)} KB a page`,
  )
  console.log(
    `${seconds.toFixed(1)} CPU seconds in all; a page ${msPerPage.toFixed(2)} ms in the mean, ${warmMsPerPage.toFixed(2)} ms once the code is warm`,
  )
  console.log(
    `CPU ms per 40 KB: ours ${per40Kb(stats, msPerPage).toFixed(2)}; the bare framework with four islands ${before.toFixed(2)} before and ${after.toFixed(2)} after, ${bareMsPer40Kb} where the budgets were set`,
  )
}

/** @returns 1 when a budget is exceeded */
export async function benchBuild(): Promise<0 | 1> {
  const before = await buildBareSite()
  await runScript(inProject('scripts', 'build.ts'), ['--fresh'], {
    failure: 'The build failed (see above)',
    remedy: 'Correct it, then measure again.',
  })
  const after = await buildBareSite()
  const stats = readStats()
  printFigures(stats, before, after)
  const budgets = budgetsOf(stats, (before + after) / 2)
  for (const { name, value, most, remedy } of budgets) {
    const isWithin = value <= most
    console.log(
      `${isWithin ? '✓' : '✗'} ${name}: ${value.toFixed(1)} of ${most}${isWithin ? '' : `. ${remedy}`}`,
    )
  }
  return budgets.every(({ value, most }) => value <= most) ? 0 : 1
}
