// npm run bench -- interactions: the time of pages from an input to the next paint; takes ten minutes.
//   -- /travel/train   only tours that begin at the given pages
//   -- sort travellers only steps whose names hold one of the words, after the steps before them on their page
//   -- --runs 7        seven runs instead of five, at least three
// Run it on an idle machine, and compare every figure with the bare button of its page.
import { benchInteractions } from '#bench/interactions/report.ts'
import { chosenTours } from '#bench/interactions/tours.ts'
import { countOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command(
  { words: 'pages and parts of names of steps', options: { runs: { type: 'string' } } },
  ({ words, options }) =>
    benchInteractions(chosenTours(words), Math.max(3, countOption('runs', options.runs, 5))),
)
