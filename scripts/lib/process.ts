// Child processes that never outlive their command, and failures that say what to do.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { root } from './root.ts'

/** A failure the reader can act on: the command prints its message without a stack and ends with 1. */
export class StepError extends Error {}

const children = new Set<ChildProcess>()
const stopHandlers: (() => unknown)[] = []

/** Runs when the command is asked to stop, before its children are ended. */
export function onStop(handler: () => unknown): void {
  stopHandlers.push(handler)
}

/** Starts a child that ends with this process. */
export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

interface RunOptions extends SpawnOptions {
  /** what failed, e.g. "The catalogue did not compile" */
  failure: string
  /** what the reader should do */
  remedy: string
}

/** Runs a child to its end. @throws StepError naming failure and remedy unless it ends with 0 */
export async function run(command: string, args: string[], { failure, remedy, ...options }: RunOptions) {
  const { code } = await finish(start(command, args, options))
  if (code !== 0) throw new StepError(`${failure}. ${remedy}`)
}

/** Runs one of our scripts under this Node; it stops when we do, even if we are killed. */
export async function runScript(script: string, args: string[], options: Omit<RunOptions, 'stdio'>) {
  const stdio: SpawnOptions['stdio'] = ['inherit', 'inherit', 'inherit', 'ipc']
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    ...options,
    stdio,
  })
}

/** Exit code and collected output of a child; output is empty where stdio is inherited. */
export async function finish(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new StepError(`Cannot run ${child.spawnfile}: ${error.message}`)))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Ends one child: politely, and after two seconds for good. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2000)
  await gone
  clearTimeout(force)
}

/** Runs the stop handlers and ends every child. */
export async function stopEverything(): Promise<void> {
  for (const handler of stopHandlers.reverse()) await handler()
  await Promise.all([...children].map(stop))
}
