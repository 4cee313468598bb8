// npm run bench -- search: the time of the place search, and how often it finds the right place.
import { benchSearch } from '#bench/search/report.ts'
import { command } from '#tools/command.ts'

await command({}, benchSearch)
