// Edits of data/ while the development server runs: compiled at once, and shown by the pages that are asked for next.
import { once } from 'node:events'
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { onStop, StepError, start } from '#tools/process.ts'
import { inProject } from '#tools/root.ts'
import type { Compiled } from './compiler.ts'
import { stamp } from './fresh-catalogue.ts'

/** Editors write a file in several steps. */
const settleMs = 40

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
  const compile = async (): Promise<Compiled> => {
    compiler.send('compile')
    const [compiled] = await once(compiler, 'message')
    return compiled as Compiled
  }
  const first = await compile()
  if (first.written === undefined)
    throw new StepError(
      'The catalogue did not compile. Correct the data named above, then run the command again.',
    )
  sayCompiled()

  const generated = new Set(first.generated)
  let underWay = false
  let again: NodeJS.Timeout | undefined
  const compileEdits = async (): Promise<void> => {
    if (underWay) return wait()
    underWay = true
    const begin = performance.now()
    const { written } = await compile()
    underWay = false
    if (!written) return
    sayCompiled()
    console.log(`data/ compiled in ${Math.round(performance.now() - begin)} ms`)
  }
  const wait = (): void => {
    clearTimeout(again)
    again = setTimeout(compileEdits, settleMs)
  }
  const watcher = watch(inProject('data'), { recursive: true }, (_, name) => {
    if (name && !generated.has(`data/${name.split(sep).join('/')}`)) wait()
  })
  onStop(() => watcher.close())
}
