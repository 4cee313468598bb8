// Storage of the browser (D48, D88): it can be full, forbidden, or hold entries of another version.

/** A name, not the object: strict settings throw on access to `window.localStorage`. */
type Area = 'localStorage' | 'sessionStorage'

/** The parsed JSON under a key; undefined when absent, unreadable or not JSON (logged). */
export function readStored(area: Area, key: string): unknown {
  try {
    const text = globalThis[area].getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.error(`${area} "${key}" cannot be read.`, error)
    return undefined
  }
}

/** The entry under a key whose `at` (ms since 1970) is younger than `hours`; undefined for any other. */
export function readFresh(area: Area, key: string, hours: number): unknown {
  const stored = readStored(area, key) as { at?: unknown } | null | undefined
  const age = typeof stored?.at === 'number' ? Date.now() - stored.at : Number.NaN
  return age >= 0 && age < hours * 3_600_000 ? stored : undefined
}

/** Writes a value as JSON; a failure is logged. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value))
  } catch (error) {
    console.error(`${area} "${key}" cannot be written.`, error)
  }
}

/** Removes a key; a failure is logged. */
export function removeStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch (error) {
    console.error(`${area} "${key}" cannot be removed.`, error)
  }
}
