// Part of bench:build, in a process of its own: builds the bare site and writes down what it cost.
import { join } from 'node:path'
import { bareStatsFile, cpuMs, measureBuild, writeStats } from '../lib/build-stats.ts'
import { command } from '../lib/process.ts'
import { buildFolder, root } from '../lib/root.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command(async () => {
  const start = cpuMs()
  const { build } = await import('astro')
  await build({ root, configFile: 'scripts/bare-site/astro.config.mjs', logLevel: 'info' })
  writeStats(measureBuild(join(buildFolder, 'bare'), start), bareStatsFile)
})
