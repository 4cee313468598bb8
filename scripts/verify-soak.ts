// npm run verify -- soak: ten minutes of ordinary load; memory, files and answer times must stay where they are.
//   -- --minutes 2   minutes instead of 10
import { verifySoak } from '#bench/soak/report.ts'
import { countOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'

await command({ options: { minutes: { type: 'string' } } }, ({ options }) =>
  verifySoak(countOption('minutes', options.minutes, 10)),
)
