// npm run verify -- attack: thousands of hostile requests at every page family and call, on Node and on workerd.
//   -- node     only on Node; `workerd` only there
import { runtimes, verifyAttack } from '#bench/attack/report.ts'
import { knownWords } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ words: runtimes }, ({ words }) =>
  verifyAttack(words.length > 0 ? knownWords('runtime', words, runtimes) : runtimes),
)
