// npm run bench -- pairs: the time the server takes to draw pages of two towns.
import { benchPairs } from '#bench/pairs/report.ts'
import { command } from '#tools/command.ts'

await command({}, benchPairs)
