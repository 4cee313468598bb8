// npm run bench -- edits: seconds and pages written of a build after each kind of edit; the site must equal a fresh one.
import { benchEdits } from '#bench/edits/bench-edits.ts'
import { command } from '#tools/command.ts'

await command({}, benchEdits)
