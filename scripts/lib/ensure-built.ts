// Builds the site only when something it is made of has changed.
import { isBuilt } from './build-record.ts'
import { runScript } from './process.ts'
import { inProject } from './root.ts'

/** @throws StepError when the build fails */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  // In a process of its own, which gives the memory of the build back.
  await runScript(inProject('scripts', 'build.ts'), ['--if-needed'], {
    failure: 'The build failed (see above)',
    remedy: 'Correct it, then run the command again; `npm run build -- --fresh` starts from nothing.',
  })
}
