// The present state of everything a page can read: answers of the catalogue, code, words, and files for browsers.
import type { PageCode } from './entry.ts'
import { codeOf } from './module-hashes.ts'
import type { StateOf } from './records.ts'

/** Every page reads this: the configuration, packages and settings of the build. */
export const frame = 'frame'
const sheetsOf = (component: string) => `sheets ${component}`
/** The read of a file for browsers, by its path from the root of the site. */
export const fileNamed = (name: string) => `file ${name}`

/** What a page reads because of its kind, whatever it shows. */
export const readsOfKind = (component: string): string[] => [frame, codeOf(component), sheetsOf(component)]

const fileReads = new Map<string, string>()

/** The read of a file; a copy of its name, as the part of a page that names it would keep the whole page in memory. */
function readOf(name: string): string {
  const known = fileReads.get(name)
  if (known) return known
  const copy = Buffer.from(name).toString()
  fileReads.set(copy, fileNamed(copy))
  return fileNamed(copy)
}

/** The files for browsers that a drawn page names, with hashes of their content in their names. */
export const filesNamedIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/\/_astro\/[\w.-]+/g)].map(([name]) => readOf(name))),
]

/**
 * @param hashes of code, words and the frame, by name
 * @param files for browsers, as paths below the site
 */
export function statesOf(
  { manifest, answerTo }: Pick<PageCode, 'manifest' | 'answerTo'>,
  hashes: Readonly<Record<string, string>>,
  files: readonly string[],
  root: string,
): StateOf {
  const { routes, inlinedScripts, clientDirectives, entryModules } = manifest()
  const plain = (value: unknown) => JSON.stringify(value).replaceAll(root, '')
  const states = new Map(Object.entries(hashes))
  states.set(frame, plain([hashes[frame], [...inlinedScripts], [...clientDirectives]]))
  for (const { routeData, styles, scripts } of routes)
    states.set(sheetsOf(routeData.component), plain([styles, scripts]))
  for (const name of files) states.set(fileNamed(`/${name}`), '')
  // a page names a module by the file it is in: it must still be the file of the same modules
  for (const [module, name] of Object.entries(entryModules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = fileNamed(`/${name.replace(/^\//, '')}`)
    states.set(file, `${states.get(file) ?? ''} ${plain(module)}`)
  }
  return (read) => answerTo(read) ?? states.get(read)
}
