// The frame of every command: arguments, failures that say what to do, children that end with the command.
import type { ParseArgsOptionsConfig } from 'node:util'
import { type Arguments, readArguments, type Takes } from './arguments.ts'
import { StepError, stopEverything } from './process.ts'

interface Frame<Options extends ParseArgsOptionsConfig> extends Takes<Options> {
  /** runs until it is stopped; that end is not a failure */
  server?: true
}

const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

let stopping = false

async function end(code: number): Promise<never> {
  if (stopping) return new Promise(() => {})
  stopping = true
  setTimeout(() => process.exit(code), 8000).unref() // a stop handler may hang
  await stopEverything().catch((error) => console.error(error))
  process.exit(code)
}

/**
 * Reads the arguments, runs a command, prints failures, ends children and sets the exit code (result of `main`, or 0).
 * Stops on SIGINT (Ctrl-C), SIGTERM and SIGHUP, and when the process that started it is gone.
 */
export async function command<Options extends ParseArgsOptionsConfig>(
  frame: Frame<Options>,
  main: (given: Arguments<Options>) => Promise<unknown>,
): Promise<void> {
  for (const [signal, code] of signals) process.on(signal, () => end(frame.server ? 0 : code))
  process.on('disconnect', () => end(1))
  process.channel?.unref()
  try {
    const code = await main(readArguments(frame))
    if (!frame.server) await end(typeof code === 'number' ? code : 0)
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error)
    await end(1)
  }
}
