// The files of the built site and the address each is served at.
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of all files under a folder, relative to it, with slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Pages only, the same way. */
export const pagesIn = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.html'))

/** The address a file of dist is served at, e.g. "de/route/london-paris.html" → "/de/route/london-paris". */
export function pathOfFile(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** The file of a page at an address: the inverse of pathOfFile. */
export const fileOfPath = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`
