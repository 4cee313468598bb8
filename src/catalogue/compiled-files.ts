// Files of the compiled catalogue, read on first use and kept. Only load.ts imports it: pages ask there.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const cache = new Map<string, unknown>()

/** @throws Error when the catalogue is not compiled */
export function readText(file: string): string {
  const path = resolve(process.cwd(), '.build', file)
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error(`${path}: the compiled catalogue is not there. Run: npm run data -- catalogue`, { cause })
  }
}

export function read<T>(file: string): T {
  const known = cache.get(file)
  if (known !== undefined) return known as T
  const value = JSON.parse(readText(file)) as T
  cache.set(file, value)
  return value
}

export const entryIfAny = <T>(file: string, id: string): T | undefined =>
  read<Record<string, T>>(`catalogue/${file}`)[id]

export function entry<T>(file: string, id: string): T {
  const value = entryIfAny<T>(file, id)
  if (value === undefined)
    throw new RangeError(`${file} has no "${id}". Check the id, or run: npm run data -- catalogue`)
  return value
}

export const all = <T>(file: string) => Object.values(read<Record<string, T>>(`catalogue/${file}`))

/** Computed on first use. */
export function once<T>(name: string, work: () => T): T {
  if (!cache.has(name)) cache.set(name, work())
  return cache.get(name) as T
}
