// npm run verify -- prose: the share of its wording that a route has in common with another, in each language.
//   -- --languages de,fr   measures these languages
import { overlapsOf, percent, routeTexts, routeWordings } from '#checks/prose/route-wording.ts'
import { reportCheck } from '#checks/report.ts'
import { chosenLanguages, languagesOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ options: languagesOption }, async ({ options }) => {
  const routes = chosenLanguages(options.languages).map(routeTexts)
  for (const each of routes)
    for (const { of, with: other, share } of overlapsOf(each).slice(0, 5))
      console.log(`${each.lang}: ${percent(share)} ${of} with ${other}`)
  return (await reportCheck(routeWordings, routes)) === 0 ? 0 : 1
})
