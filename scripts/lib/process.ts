// Child processes that end with their command, and failures that say what to do.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.ts'

/** A failure the user can correct: the command prints its message without a stack and exits with 1. */
export class StepError extends Error {}

const children = new Set<ChildProcess>()
const stopHandlers: (() => unknown)[] = []

/** Registers a handler that runs when the command is stopped, before its children end. */
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
  /** what the user should do */
  remedy: string
  /** takes what a script of the project sends, and may answer */
  onMessage?: (message: unknown, from: ChildProcess) => unknown
}

/** Runs a child to its end. @throws StepError with failure and remedy when it exits with another code than 0 */
export async function run(
  command: string,
  args: string[],
  { failure, remedy, onMessage, ...options }: RunOptions,
) {
  const child = start(command, args, options)
  if (onMessage) child.on('message', (message) => onMessage(message, child))
  const { code } = await finish(child)
  if (code !== 0) throw new StepError(`${failure}. ${remedy}`)
}

/**
 * Runs a script of the project under this Node; it stops with this process, even when that is killed.
 * @param flags of Node
 */
export async function runScript(
  script: string,
  args: string[],
  options: Omit<RunOptions, 'stdio'>,
  flags: readonly string[] = [],
) {
  const stdio: SpawnOptions['stdio'] = ['inherit', 'inherit', 'inherit', 'ipc']
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, script, ...args], {
    ...options,
    stdio,
  })
}

/** Sends a message to the process that runs this script, and waits for its answer. */
export async function askParent(message: string): Promise<void> {
  const answered = once(process, 'message')
  process.channel?.ref()
  process.send?.(message)
  await answered
  process.channel?.unref()
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

/** Ends one child: SIGTERM, and SIGKILL after two seconds. */
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
