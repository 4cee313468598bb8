// The report of a compile on the terminal.
import { bases } from '#catalogue/figure.ts'
import { modes } from '#catalogue/mode.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'
import { howToAccept, openFindings, type readAccepted } from '../verify/accepted.ts'
import { rowChecks } from '../verify/all.ts'
import { type Compiled, findingText } from '../verify/finding.ts'

export const networkCounts = ({ places, stops, services, roads }: Network): string =>
  `${places.size} places, ${stops.size} stops, ${services.size} services, ${roads.length} roads`

/** Counts of options by mode and of their minutes by basis, and the time the compile took. */
export function routeCounts(routes: readonly Composed[], ms: number): string[] {
  const options = routes.flatMap((route) => route.options)
  const counts = <T extends string>(keys: readonly T[], of: (option: (typeof options)[number]) => T) =>
    keys.map((key) => `${key} ${options.filter((option) => of(option) === key).length}`).join(', ')
  const mb = Math.round(process.memoryUsage().rss / 1e6)
  return [
    `${routes.length} routes, ${options.length} options: ${counts(modes, ({ mode }) => mode)}`,
    `minutes by basis: ${counts(bases, ({ basis }) => basis)}`,
    `${Math.round(ms)} ms, ${(ms / Math.max(1, routes.length)).toFixed(2)} ms a route, ${mb} MB`,
  ]
}

/** Most questions printed at the end of a compile. */
const mostQuestions = 8

/** Findings about rows that an editor is asked to correct or to accept; empty without any. */
export function questions(compiled: Compiled, accepted: ReturnType<typeof readAccepted>): string[] {
  const found = rowChecks.flatMap((check) =>
    openFindings(check, compiled, accepted).map((finding) => `  ${check.id}: ${findingText(finding)}`),
  )
  if (found.length === 0) return []
  const more = found.length - mostQuestions
  return [
    `${found.length === 1 ? '1 row looks' : `${found.length} rows look`} wrong; npm run verify -- catalogue fails until it is corrected or accepted:`,
    ...found.slice(0, mostQuestions),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `  ${howToAccept('check')}`,
  ]
}
