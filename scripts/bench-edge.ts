// npm run bench -- edge: whether the app fits a Worker of the free plan in size, time to start and CPU per request.
import { benchEdge } from '#bench/edge/limits.ts'
import { command } from '#tools/command.ts'

await command({}, benchEdge)
