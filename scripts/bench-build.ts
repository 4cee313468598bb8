// npm run bench -- build: what a whole build costs per page against its budgets; redraws every page.
import { benchBuild } from '#bench/build-cost.ts'
import { command } from '#tools/command.ts'

await command({}, benchBuild)
