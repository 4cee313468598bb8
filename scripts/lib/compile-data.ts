// Compiles data/ in a process of its own, so its memory is freed afterwards.
import { runScript } from './process.ts'
import { inProject } from './root.ts'

/**
 * MB of young objects before they are collected, from the start and at most: most of a compile's are needed to its end,
 * so few are copied.
 */
const youngMb = { min: 32, max: 64 }

/** What the script says once pages can be drawn; tables for editors follow when it is answered. */
export const catalogueWritten = 'catalogue written'

/**
 * Writes .build/catalogue.
 * @param onWritten called once pages can be drawn of it; when its promise is kept, tables for editors follow
 * @throws StepError when the data is wrong
 */
export const compileCatalogue = (onWritten?: () => Promise<unknown>): Promise<void> =>
  runScript(
    inProject('scripts', 'data-catalogue.ts'),
    ['--pages-first'],
    {
      failure: 'The catalogue did not compile',
      remedy: 'Correct the data named above, then run the command again.',
      onMessage: async (message, child) => {
        if (message !== catalogueWritten) return
        await onWritten?.()
        child.send('go on')
      },
    },
    [`--min-semi-space-size=${youngMb.min}`, `--max-semi-space-size=${youngMb.max}`],
  )

/** Writes the reach files of all towns, where their inputs changed. @throws StepError when the data is wrong */
export const compileReach = (): Promise<void> =>
  runScript(inProject('scripts', 'data-reach.ts'), [], {
    failure: 'The reach files were not composed',
    remedy: 'Correct the data named above, then run the command again.',
  })

/** Writes the places of the world to .build/server when they changed. @throws StepError for unusable names */
export const compileGazetteer = (): Promise<void> =>
  runScript(inProject('scripts', 'data-gazetteer.ts'), [], {
    failure: 'The gazetteer did not compile',
    remedy: 'Correct the rows named above, then run the command again.',
  })
