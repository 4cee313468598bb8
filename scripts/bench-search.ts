// npm run bench -- search: how long the place search takes and how often it finds what was meant.
import { benchSearch } from '#bench/search/report.ts'
import { command } from '#tools/command.ts'

await command({}, benchSearch)
