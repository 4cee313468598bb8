// npm run verify -- links: which web addresses of data/ are dead or have moved; asks politely, each once in thirty days.
//   -- --fresh                 asks those answered before again
//   -- --through http://…      asks {address}/https://…, for a mirror or a test
import { verifyLinks } from '#checks/links/report.ts'
import { command } from '#tools/command.ts'

const takes = { fresh: { type: 'boolean' }, through: { type: 'string' } } as const

await command({ options: takes }, ({ options }) =>
  verifyLinks({ fresh: options.fresh ?? false, through: options.through }),
)
