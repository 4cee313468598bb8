// npm run bench -- weight: the weight of the heaviest page of every family and language against the budgets.
//   -- /route/london-paris /de   weighs the given pages
import { benchWeight } from '#bench/weight/report.ts'
import { command } from '#tools/command.ts'

await command({ words: 'addresses' }, ({ words }) => benchWeight(words))
