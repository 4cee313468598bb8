// npm run bench -- catalogue: the cost of the compiler, and its growth up to 320 made-up cities (102,080 routes).
import { benchCatalogue } from '#bench/scale/growth.ts'
import { command } from '#tools/command.ts'

await command({}, async () => benchCatalogue())
