// data/summary.csv: all routes in one file, so a review of an edit of data/ shows its effects.
import { modes } from '#catalogue/mode.ts'
import type { TransportOption } from '#catalogue/route.ts'
import type { Composed } from '../compose/compile.ts'

const head = `# Written by npm run data -- catalogue; do not edit. Per route and mode: fastest minutes, price range in euro, least kg CO2e, options.
slug,mode,minutes,low,high,kg,options
`

function line(slug: string, mode: string, options: readonly TransportOption[]): string {
  const minutes = Math.min(...options.map((option) => option.minutes.value))
  const low = Math.min(...options.map((option) => option.price.value.low))
  const high = Math.max(...options.map((option) => option.price.value.high))
  const kg = Math.min(...options.map((option) => option.co2.value))
  return [slug, mode, minutes, low, high, kg, options.length].join(',')
}

export function summaryCsv(routes: readonly Composed[]): string {
  const lines = routes.flatMap(({ slug, options }) =>
    modes.flatMap((mode) => {
      const ofMode = options.filter((option) => option.mode === mode)
      return ofMode.length > 0 ? [line(slug, mode, ofMode)] : []
    }),
  )
  return `${head}${lines.join('\n')}\n`
}
