// npm run bench -- edge: size, start time and CPU per request of the app against the limits of Cloudflare's free plan.
import { benchEdge } from '#bench/edge/limits.ts'
import { command } from '#tools/command.ts'

await command({}, benchEdge)
