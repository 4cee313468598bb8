// A stand-in for the parts of a browser that the stores use.
import { vi } from 'vitest'

/** Storage of strings; `broken` refuses every access, as in a strict private window. */
export function fakeStorage(entries: Record<string, string> = {}, broken = false): Storage {
  const stored = new Map(Object.entries(entries))
  const guard = () => {
    if (broken) throw new DOMException('denied', 'SecurityError')
  }
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    clear: () => stored.clear(),
    getItem(key) {
      guard()
      return stored.get(key) ?? null
    },
    setItem(key, value) {
      guard()
      stored.set(key, value)
    },
    removeItem(key) {
      guard()
      stored.delete(key)
    },
  }
}

/** Installs an address; `writeQuery` changes its query in place. */
export function fakeAddress(href: string): { readonly href: string } {
  const address = { url: new URL(href) }
  const location = {
    get href() {
      return address.url.href
    },
    get search() {
      return address.url.search
    },
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => {
      address.url = new URL(url)
    },
  })
  return location
}
