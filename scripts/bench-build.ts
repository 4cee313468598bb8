// npm run bench:build: what a whole build costs per page, against the budgets. Redraws every page.
import { readStats } from './lib/build-stats.ts'
import { command, runScript } from './lib/process.ts'
import { at } from './lib/root.ts'

/** CPU milliseconds for 40 KB of raw HTML. */
const mostMsPer40Kb = 2.5
/** CPU seconds that do not grow with the number of pages. */
const mostSetupSeconds = 10
const mostMemoryMb = 1024

await command(async () => {
  await runScript(at('scripts', 'build.ts'), ['--fresh'], {
    failure: 'The build failed (see above)',
    remedy: 'Correct it, then measure again.',
  })
  const { pages, rawHtmlBytes, cpuMs, warmMsPerPage, peakMemoryMb } = readStats()
  const kbPerPage = rawHtmlBytes / 1000 / pages
  const msPerPage = cpuMs.render / pages
  const msPer40Kb = (msPerPage / kbPerPage) * 40
  const setupSeconds = (cpuMs.setup + cpuMs.after) / 1000
  console.log(
    `\n${pages.toLocaleString('en')} pages, ${(rawHtmlBytes / 1e6).toFixed(1)} MB of HTML, ${kbPerPage.toFixed(1)} KB a page`,
  )
  console.log(
    `${((cpuMs.setup + cpuMs.render + cpuMs.after) / 1000).toFixed(1)} CPU seconds in all; a page ${msPerPage.toFixed(2)} ms in the mean, ${warmMsPerPage.toFixed(2)} ms once the code is warm`,
  )
  const budgets: [string, number, number, string][] = [
    [
      'drawing, CPU ms per 40 KB of HTML',
      msPer40Kb,
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
