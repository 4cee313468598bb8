// npm run bench -- interactions: how long pages take to answer a visitor, from input to the next paint, in ten minutes.
//   -- /travel/train   only tours that begin at the pages named
//   -- --runs 7        seven runs instead of five, at least three
// Nothing else should run on the machine: compare every figure with the bare button of its page.
import { benchInteractions } from '#bench/interactions/report.ts'
import { tours } from '#bench/interactions/tours.ts'
import { countOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

const starts = [...new Set(tours.map(({ path }) => path))]

await command({ words: starts, options: { runs: { type: 'string' } } }, ({ words, options }) =>
  benchInteractions(
    words.length === 0 ? tours : tours.filter(({ path }) => words.includes(path)),
    Math.max(3, countOption('runs', options.runs, 5)),
  ),
)
