// npm run bench -- interactions: the time of pages from an input to the next paint; takes ten minutes.
//   -- /travel/train   only tours that begin at the given pages
//   -- --runs 7        seven runs instead of five, at least three
// Run it on an idle machine, and compare every figure with the bare button of its page.
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
