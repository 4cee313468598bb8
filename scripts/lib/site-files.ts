// The files of the built site and their addresses.
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Paths of all files below a folder, relative to it, with slashes, sorted. */
export function filesIn(folder: string): string[] {
  const { length } = join(folder, sep)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(length).replaceAll(sep, '/'))
    .sort()
}

/** Whether a file is a page; shells that pages of towns are drawn into are none. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.html') && !/(^|\/)404\/(pair|explore)\.html$/.test(file)

/** The same for pages only. */
export const pagesIn = (folder: string) => filesIn(folder).filter(isPageFile)

/** The address of a file of dist, e.g. "de/route/london-paris.html" → "/de/route/london-paris". */
export function pathOfFile(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** The file of a page at an address: the inverse of pathOfFile. */
export const fileOfPath = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`
