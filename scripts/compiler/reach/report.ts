// What a compile of all reach files says at its end.
import { modes } from '#catalogue/mode.ts'
import type { CompiledReach } from './compile-reach.ts'
import { shareOf, sumOf } from './summary.ts'

/**
 * Lines for the terminal.
 * @param pairs that may be listed by search engines, and those that are
 * @param ms of the whole compile
 */
export function reachReport(
  compiled: readonly CompiledReach[],
  { known, indexed }: { known: number; indexed: number },
  ms: number,
): string[] {
  const counts = compiled.map((reach) => reach.counts)
  const pairs = sumOf(counts, 'pairs')
  const memory = Math.round(process.resourceUsage().maxRSS / 1000)
  return [
    `${counts.length} towns, ${pairs} pairs, ${sumOf(counts, 'options')} options`,
    `pairs by mode: ${modes.map((mode) => `${mode} ${shareOf(counts, mode)}`).join(', ')}; none ${shareOf(counts, 'none')}`,
    `best way is an estimate: ${shareOf(counts, 'estimate')}`,
    `may be indexed: ${known} pairs without a built page; ${indexed} are`,
    `${Math.round(sumOf(compiled, 'bytes') / 1e6)} MB, ${compiled.filter(({ isWritten }) => isWritten).length} files written`,
    `${(ms / 1000).toFixed(1)} s, ${(ms / pairs).toFixed(2)} ms a pair, ${memory} MB`,
  ]
}
