// Edits of data/ while the development server runs: compiled at once, and shown by the pages that are asked for next.
import { on } from 'node:events'
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { onStop, StepError, start } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'
import type { Ended, Part, Said } from './compiler.ts'
import { stamp } from './fresh-catalogue.ts'

/** Editors write a file in several steps. */
const settleMs = 40
/** Pages are drawn, and the next edit may come, before the routes of other cities are composed. */
const restMs = 1500

function sayCompiled(): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${new Date().toISOString()}\n`)
}

/**
 * Compiles data/ now and after every edit, until the command ends. After the first compile wrong data is reported and
 * the pages keep what they showed.
 * @throws StepError when the data is wrong at the start
 */
export async function watchData(): Promise<void> {
  const compiler = start(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inProject('scripts', 'site', 'dev', 'compiler.ts')],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  const compile = async (part: Part): Promise<Ended> => {
    const begin = performance.now()
    compiler.send(part)
    for await (const [said] of on(compiler, 'message') as AsyncIterable<[Said]>) {
      if ('ended' in said) return said
      if (said.written === 0) continue
      sayCompiled()
      console.log(`data/ compiled in ${Math.round(performance.now() - begin)} ms`)
    }
    throw new StepError('The compiler of the catalogue ended. Run the command again.')
  }
  const first = await compile('all')
  if (first.ended !== 'all')
    throw new StepError(
      'The catalogue did not compile. Correct the data named above, then run the command again.',
    )
  const generated = new Set(first.generated)

  let underWay = false
  let next: NodeJS.Timeout | undefined
  const compileLater = (part: Part, ms: number): void => {
    clearTimeout(next)
    next = setTimeout(async () => {
      if (underWay) return compileLater(part, ms)
      next = undefined
      underWay = true
      const { ended } = await compile(part)
      underWay = false
      if (ended === 'served first' && !next) compileLater('all', restMs)
    }, ms)
  }
  const watcher = watch(inProject('data'), { recursive: true }, (_, name) => {
    if (name && !generated.has(`data/${name.split(sep).join('/')}`)) compileLater('served first', settleMs)
  })
  onStop(() => watcher.close())
}
