// npm run verify -- dev: the development server shows edits of data, guides and words within two seconds.
import { checkShownEdits } from '#checks/dev/edits-shown.ts'
import { command } from '#tools/command.ts'

await command({}, checkShownEdits)
