// All routes between cities, composed again only when the network or the code has changed: an edit of prose changes neither.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeIfNew } from '#tools/write-if-new.ts'
import type { Network } from '../read/network.ts'
import { type Compiled, compile } from './compile.ts'
import { networkInputs } from './inputs.ts'

interface Kept extends Compiled {
  inputs: string
}

const fileIn = (root: string) => join(root, '.build', 'composed.json')

function kept(file: string, inputs: string): Compiled | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  // the inputs come first, so that a file of others is not parsed
  if (!text.startsWith(JSON.stringify({ inputs }).slice(0, -1))) return undefined
  return JSON.parse(text) as Kept
}

export interface ComposedRoutes extends Compiled {
  /** writes them down for the next time; asked for last, as nothing waits for it */
  keep(): void
}

/** @throws WrongData as `compile` does */
export function composedRoutes(root: string, network: Network): ComposedRoutes {
  const inputs = networkInputs(root)
  const file = fileIn(root)
  const known = kept(file, inputs)
  if (known) return { ...known, keep() {} }
  const compiled = compile(network)
  const keep = () => {
    writeIfNew(file, Buffer.from(JSON.stringify({ inputs, ...compiled } satisfies Kept)))
  }
  return { ...compiled, keep }
}
