// npm run verify -- load: 300 tracked calls per second, then 3,000, then 300 again; no call may be lost.
//   -- --seconds 10   seconds instead of 60
import { verifyLoad } from '#bench/load/report.ts'
import { countOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ options: { seconds: { type: 'string' } } }, ({ options }) =>
  verifyLoad(countOption('seconds', options.seconds, 60)),
)
