// Build of the bare site for `bench -- build`, in its own process; writes its cost to a file.
import { join } from 'node:path'
import { bareStatsFile, cpuMs, measureBuild, writeStats } from '#tools/build-stats.ts'
import { command } from '#tools/command.ts'
import { buildFolder, root } from '#tools/root.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command({}, async () => {
  const start = cpuMs()
  const { build } = await import('astro')
  await build({ root, configFile: 'scripts/bench/bare-site/astro.config.mjs', logLevel: 'info' })
  writeStats(measureBuild(join(buildFolder, 'bare'), start), bareStatsFile)
})
