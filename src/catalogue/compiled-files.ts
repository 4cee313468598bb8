// Files of the compiled catalogue, read on first use and kept; functions and browsers, which have no folder of them, are
// given those they need. Only load.ts imports it: pages ask there.

const cache = new Map<string, unknown>()

/** Parsed files by name; a file given earlier is replaced. */
export function giveFiles(files: Readonly<Record<string, unknown>>): void {
  for (const [file, value] of Object.entries(files)) cache.set(file, value)
}

/** @throws Error when the catalogue is not compiled */
export function readText(file: string): string {
  // asked of the process, since an import would end up in bundles for browsers
  const path = `${process.cwd()}/.build/${file}`
  try {
    return process.getBuiltinModule('node:fs').readFileSync(path, 'utf8')
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
