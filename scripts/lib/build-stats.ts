// The cost of a build: CPU time by phase, pages, raw HTML and peak memory.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesASample, phases } from './build-logger.mjs'
import { buildFolder } from './root.ts'
import { pagesIn } from './site-files.ts'

export interface BuildStats {
  pages: number
  /** pages and endpoints drawn in this build; the others are as an earlier one left them */
  drawn: number
  rawHtmlBytes: number
  /** CPU milliseconds before the first page, for the pages, and after the last one */
  cpuMs: { setup: number; render: number; after: number }
  /** CPU milliseconds per page in the second half of the pages: the first half also warms the code up */
  warmMsPerPage: number
  peakMemoryMb: number
}

const statsFile = join(buildFolder, 'build-stats.json')
/** The cost of a build of scripts/bench/bare-site. */
export const bareStatsFile = join(buildFolder, 'bare-stats.json')

/** CPU milliseconds used by this process so far, user and system. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Mean CPU milliseconds per page in the second half. @param sampledAt start of every `pagesASample`th page */
export function warmRate(sampledAt: readonly number[], pages: number, endedAt: number): number {
  const half = Math.floor(sampledAt.length / 2)
  const begun = sampledAt[half]
  return begun === undefined ? 0 : (endedAt - begun) / (pages - half * pagesASample)
}

/** Measures the build that ran in this process since `startMs`, with the finished site in `folder`. */
export function measureBuild(folder: string, startMs: number): BuildStats {
  const pages = pagesIn(folder)
  const end = cpuMs()
  const firstPage = phases.firstPageCpuMs || end
  const lastPage = phases.lastPageCpuMs || end
  return {
    pages: pages.length,
    drawn: phases.begun,
    rawHtmlBytes: pages.reduce((sum, page) => sum + statSync(join(folder, page)).size, 0),
    cpuMs: { setup: firstPage - startMs, render: lastPage - firstPage, after: end - lastPage },
    warmMsPerPage: warmRate(phases.sampledCpuMs, phases.begun, lastPage),
    peakMemoryMb: process.resourceUsage().maxRSS / 1024,
  }
}

export const writeStats = (stats: BuildStats, file = statsFile) =>
  writeFileSync(file, `${JSON.stringify(stats, null, 2)}\n`)
export const readStats = (file = statsFile): BuildStats => JSON.parse(readFileSync(file, 'utf8'))
