// npm run bench -- weight: what the heaviest page of every family and language weighs, against the budgets.
//   -- /route/london-paris /de   weighs the pages named
import { benchWeight } from '#bench/weight/report.ts'
import { command } from '#tools/command.ts'

await command({ words: 'addresses' }, ({ words }) => benchWeight(words))
