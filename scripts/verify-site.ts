// npm run verify -- site: every check over the built pages and over all texts.
//   -- titles names   runs the checks whose name contains one of the words
import { routeChecks, routeTexts } from '#checks/prose/route-wording.ts'
import { groupOf, verify } from '#checks/report.ts'
import { siteChecks } from '#checks/site/all.ts'
import { readBuiltSite } from '#checks/site/read-built.ts'
import { textChecks } from '#checks/texts/all.ts'
import { readDataTexts } from '#checks/texts/data-texts.ts'
import { languages } from '#lib/languages.ts'
import { command } from '#tools/command.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { root } from '#tools/root.ts'

await command({ words: 'words of the checks to run' }, async ({ words }) => {
  const site = groupOf(siteChecks, readBuiltSite)
  const texts = groupOf(textChecks, () => readDataTexts(root))
  const routes = groupOf(routeChecks, async () => {
    await ensureBuilt()
    return languages.map(routeTexts)
  })
  return verify([site, texts, routes], words)
})
