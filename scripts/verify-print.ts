// npm run verify -- print: prints every route on A4, at most two sheets each, most on one; takes about ten minutes per language.
//   -- /de/route/london-milan   prints the given pages
//   -- --languages fr,es        prints these languages instead of German, which has the longest lines
import { verifyPrint } from '#checks/print/sheets.ts'
import { chosenLanguages, languagesOption, pathWords } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ words: 'addresses', options: languagesOption }, ({ words, options }) =>
  verifyPrint(pathWords(words), chosenLanguages(options.languages, ['de'])),
)
