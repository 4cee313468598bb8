// npm run verify -- prose: how much of its wording any route shares with another, in each language; fails above the limit.
//   -- de fr   measures the languages named

import { overlapsOf, routeTexts, routeWordings } from '#checks/prose/route-wording.ts'
import { reportChecks } from '#checks/report.ts'
import { isLanguage, languages } from '#lib/languages.ts'

const chosen = process.argv.slice(2).filter(isLanguage)
const routes = (chosen.length > 0 ? chosen : languages).map(routeTexts)
for (const each of routes)
  for (const { of, with: other, share } of overlapsOf(each).slice(0, 5))
    console.log(`${each.lang}: ${(share * 100).toFixed(1)} % ${of} with ${other}`)
if (reportChecks([routeWordings], routes, console.log) > 0) process.exitCode = 1
