// Hashes of the code a page consists of: its module and everything it imports from src/, at any depth.
import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

export interface Module {
  code: string
  /** ids of imported modules */
  imports: readonly string[]
}

/**
 * Modules that choose the dictionary of a language: a page does not depend on those of the others, so its hash ends
 * here. A page notes the language it uses (src/i18n/messages.ts); what a browser loads at run time is in no page.
 */
const choosers = ['messages', 'prose', 'live', 'load-messages', 'load-live'].map(
  (name) => `src/i18n/${name}.ts`,
)
const middleware = 'src/middleware.ts'

/** Names of hashes: the code of a page by its file, and the words of a language. */
export const codeOf = (component: string) => `code ${component}`

/**
 * Hashes by name: of every page with the middleware, and of the dictionaries of every language.
 * @param modules by id, the absolute path of a file
 */
export function moduleHashes(
  modules: ReadonlyMap<string, Module>,
  root: string,
  languages: readonly string[],
): Record<string, string> {
  const nameOf = (id: string) => relative(root, id).split(sep).join('/')
  const byName = new Map([...modules].map(([id, module]) => [nameOf(id), module]))
  const isOurs = (name: string) => name.startsWith('src/')

  /** Adds the names of a module and all it imports. */
  function collect(name: string, into: Set<string>): void {
    if (into.has(name) || !isOurs(name)) return
    into.add(name)
    for (const id of byName.get(name)?.imports ?? []) {
      const imported = nameOf(id)
      if (!(choosers.includes(name) && isDictionary(imported))) collect(imported, into)
    }
  }

  function hashOf(roots: readonly string[]): string {
    const names = new Set<string>()
    for (const name of roots) collect(name, names)
    const hash = createHash('sha256')
    for (const name of [...names].sort())
      hash.update(`${name}\0${lastingCode(byName.get(name)?.code ?? '', root)}\0`)
    return hash.digest('hex').slice(0, 32)
  }

  const pages = [...byName.keys()].filter((name) => /^src\/pages\/[^?]+$/.test(name))
  const dictionaries = (lang: string) =>
    [...new Set(choosers.flatMap((name) => byName.get(name)?.imports ?? []).map(nameOf))].filter(
      (name) => isDictionary(name) && name.endsWith(`/${lang}.ts`),
    )
  return Object.fromEntries([
    ...pages.map((page) => [codeOf(page), hashOf([page, middleware])]),
    ...languages.map((lang) => [`words ${lang}`, hashOf(dictionaries(lang))]),
  ])
}

/**
 * Code without what differs between bundles of the same modules: the folder of the project, and the numbers of files, which
 * follow the order in which they were met. A page has the name of a file, which changes with what is in it.
 */
const lastingCode = (code: string, root: string): string =>
  code.replaceAll(root, '').replaceAll(/ROLLDOWN_FILE_URL_[\w$]+/g, 'ROLLDOWN_FILE_URL')

/** "src/i18n/messages/de.ts" */
const isDictionary = (name: string) => /^src\/i18n\/.+\/[a-z]{2}\.ts$/.test(name)
