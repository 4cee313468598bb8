// npm run verify -- print: prints every route on A4, at most two sheets each, in some ten minutes a language.
//   -- /de/route/london-milan   prints the pages named
//   -- --languages fr,es        prints other languages than German, whose lines are the longest
import { verifyPrint } from '#checks/print/sheets.ts'
import { chosenLanguages, languagesOption, pathWords } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ words: 'addresses', options: languagesOption }, ({ words, options }) =>
  verifyPrint(pathWords(words), chosenLanguages(options.languages, ['de'])),
)
