// npm run verify -- faults: every outside service fails in every way; visitors must still get a whole page in time.
//   -- ecb hang   only these services and faults
import { faults } from '#bench/faults/faults.ts'
import { verifyFaults } from '#bench/faults/matrix.ts'
import { rows } from '#bench/faults/rows.ts'
import { command } from '#tools/command.ts'

const services = rows.map(({ upstream }) => upstream)

await command({ words: [...services, ...faults] }, ({ words }) => verifyFaults(words))
