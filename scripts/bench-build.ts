// npm run bench -- build: what a whole build costs per page, against the budgets. Redraws every page. A shared machine changes
// its speed by half within minutes: the framework's own cost is measured just before and just after, on the bare site.
import { type BuildStats, bareStatsFile, readStats } from '#tools/build-stats.ts'
import { command, runScript } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'

/** CPU milliseconds for 40 KB of raw HTML on a machine on which the bare site takes `bareMsPer40Kb`. */
const mostMsPer40Kb = 2.5
const bareMsPer40Kb = 2
/** CPU seconds that do not grow with the number of pages. */
const mostSetupSeconds = 10
const mostMemoryMb = 1024

const per40Kb = ({ pages, rawHtmlBytes }: BuildStats, msPerPage: number) =>
  (msPerPage * pages * 40_000) / rawHtmlBytes

/** CPU milliseconds for 40 KB of the bare site, once the code is warm. */
async function buildBareSite(): Promise<number> {
  await runScript(inProject('scripts', 'bench', 'bare-site', 'build.ts'), [], {
    failure: 'The bare site did not build (see above)',
    remedy: 'Correct scripts/bench/bare-site, then measure again.',
  })
  const stats = readStats(bareStatsFile)
  return per40Kb(stats, stats.warmMsPerPage)
}

await command(async () => {
  const before = await buildBareSite()
  await runScript(inProject('scripts', 'build.ts'), ['--fresh'], {
    failure: 'The build failed (see above)',
    remedy: 'Correct it, then measure again.',
  })
  const after = await buildBareSite()
  const stats = readStats()
  const { pages, rawHtmlBytes, cpuMs, warmMsPerPage, peakMemoryMb } = stats
  const kbPerPage = rawHtmlBytes / 1000 / pages
  const msPerPage = cpuMs.render / pages
  const msPer40Kb = per40Kb(stats, msPerPage)
  const bare = (before + after) / 2
  const slower = bare / bareMsPer40Kb
  const setupSeconds = (cpuMs.setup + cpuMs.after) / 1000
  console.log(
    `\n${pages.toLocaleString('en')} pages, ${(rawHtmlBytes / 1e6).toFixed(1)} MB of HTML, ${kbPerPage.toFixed(1)} KB a page`,
  )
  console.log(
    `${((cpuMs.setup + cpuMs.render + cpuMs.after) / 1000).toFixed(1)} CPU seconds in all; a page ${msPerPage.toFixed(2)} ms in the mean, ${warmMsPerPage.toFixed(2)} ms once the code is warm`,
  )
  console.log(
    `CPU ms per 40 KB: ours ${msPer40Kb.toFixed(2)}; the bare framework with four islands ${before.toFixed(2)} before and ${after.toFixed(2)} after, ${bareMsPer40Kb} where the budgets were set`,
  )
  const budgets: [string, number, number, string][] = [
    [
      'drawing, CPU ms per 40 KB of HTML, at the speed of the bare framework',
      msPer40Kb / slower,
      mostMsPer40Kb,
      'Find what the pages spend it on: node --cpu-prof scripts/build.ts --fresh',
    ],
    [
      'set-up and sitemap, CPU seconds',
      setupSeconds,
      mostSetupSeconds,
      'Look at integrations and Vite plugins in astro.config.mjs.',
    ],
    [
      'peak memory, MB',
      peakMemoryMb,
      mostMemoryMb,
      'Look data up by id inside the page; pass no data through getStaticPaths.',
    ],
  ]
  for (const [name, value, most, fix] of budgets) {
    console.log(
      `${value <= most ? '✓' : '✗'} ${name}: ${value.toFixed(1)} of ${most}${value <= most ? '' : `. ${fix}`}`,
    )
  }
  return budgets.every(([, value, most]) => value <= most) ? 0 : 1
})
