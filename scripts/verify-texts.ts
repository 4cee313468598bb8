// npm run verify -- texts: every check over the texts of data/, without a build.
//   -- ferry names   runs the checks whose name contains one of the words
import { groupOf, verify } from '#checks/report.ts'
import { textChecks } from '#checks/texts/all.ts'
import { readDataTexts } from '#checks/texts/data-texts.ts'
import { command } from '#tools/command.ts'
import { root } from '#tools/root.ts'

await command({ words: 'words of the checks to run' }, async ({ words }) =>
  verify([groupOf(textChecks, () => readDataTexts(root))], words),
)
