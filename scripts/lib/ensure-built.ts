// Builds the site when one of its inputs has changed.
import { isBuilt } from './build-record.ts'
import { runScript } from './process.ts'
import { inProject } from './root.ts'

/** @throws StepError when the build fails */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  // a process of its own: the memory of the build is freed afterwards
  await runScript(inProject('scripts', 'build.ts'), [], {
    failure: 'The build failed (see above)',
    remedy: 'Correct it, then run the command again; `npm run build -- --fresh` starts from nothing.',
  })
}
