// What a compile of all reach files says at its end.
import { modes } from '#catalogue/mode.ts'
import type { CompiledReach } from './compile-reach.ts'

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/** Lines for the terminal. @param ms of the whole compile */
export function reachReport(compiled: readonly CompiledReach[], ms: number): string[] {
  const pairs = compiled.flatMap((reach) => reach.pairs)
  const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length
  const options = pairs.reduce((sum, pair) => sum + pair.options, 0)
  const none = count((pair) => pair.options === 0)
  const byMode = modes.map(
    (mode, index) =>
      `${mode} ${share(
        count((pair) => (pair.modes & (1 << index)) !== 0),
        pairs.length,
      )}`,
  )
  const bytes = compiled.reduce((sum, reach) => sum + reach.bytes, 0)
  const memory = Math.round(process.resourceUsage().maxRSS / 1000)
  return [
    `${compiled.length} towns, ${pairs.length} pairs, ${options} options`,
    `pairs by mode: ${byMode.join(', ')}; none ${share(none, pairs.length)}`,
    `best way is an estimate: ${share(
      count(({ isEstimate }) => isEstimate),
      pairs.length,
    )}`,
    `${Math.round(bytes / 1e6)} MB, ${compiled.filter(({ isWritten }) => isWritten).length} files written`,
    `${(ms / 1000).toFixed(1)} s, ${(ms / pairs.length).toFixed(2)} ms a pair, ${memory} MB`,
  ]
}
