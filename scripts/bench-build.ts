// npm run bench -- build: the cost of a whole build per page against its budgets; redraws every page.
import { benchBuild } from '#bench/build-cost.ts'
import { command } from '#tools/command.ts'

await command({}, benchBuild)
