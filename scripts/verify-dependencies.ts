// npm run verify -- dependencies: a bill of materials in .build, licences, and known weaknesses where a source answers.
import { verifyDependencies } from '#checks/dependencies/report.ts'
import { command } from '#tools/command.ts'

await command({}, verifyDependencies)
