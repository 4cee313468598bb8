// Compiles what data/ holds in a process of its own, which gives its memory back.
import { runScript } from './process.ts'
import { inProject } from './root.ts'

/** Writes .build/catalogue. @throws StepError when the data is wrong */
export const compileCatalogue = (): Promise<void> =>
  runScript(inProject('scripts', 'data-catalogue.ts'), [], {
    failure: 'The catalogue did not compile',
    remedy: 'Correct the data named above, then run the command again.',
  })

/** Writes the places of the world to .build/server when they have changed. @throws StepError for names it cannot use */
export const compileGazetteer = (): Promise<void> =>
  runScript(inProject('scripts', 'data-gazetteer.ts'), [], {
    failure: 'The gazetteer did not compile',
    remedy: 'Correct the names above in data/gazetteer, then run the command again.',
  })
