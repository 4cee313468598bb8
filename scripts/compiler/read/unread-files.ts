// Files below data/ that nothing reads: an editor would believe them to be live.
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { contentKinds } from '#catalogue/content/kinds.ts'
import { languages } from '#lib/languages.ts'
import { allTables } from './all-tables.ts'
import { isTableFile } from './csv.ts'
import type { Problem } from './problems.ts'

const tableFolders = new Set(allTables.map(({ folder }) => `data/${folder}`))
const contentFolders = new Set(Object.values(contentKinds).map(({ folder }) => `data/${folder}`))
const entryFiles = ['facts', ...languages].map((name) => `${name}.json`)
/** Folders that hold folders only: `data/services`. */
const parents = new Set(
  [...tableFolders, ...contentFolders].map(dirname).filter((folder) => folder !== 'data'),
)
/** Written by the compiler. */
const schemas = 'data/schemas'
/** Written by the compiler, or for readers. */
const others = new Set(
  ['README.md', 'LICENSE', 'COVERAGE.md', 'summary.csv', 'changed.csv', 'reach.csv'].map(
    (name) => `data/${name}`,
  ),
)

/** Files that the system or an open program leaves behind: `.DS_Store`, `._fr.csv`, `.~lock.fr.csv#`. */
const isOfSystem = (file: string) => basename(file).startsWith('.')

type Kind = 'file' | 'folder' | 'broken link'

function kindOf(entry: Dirent): Kind {
  const found = entry.isSymbolicLink()
    ? statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })
    : entry
  if (!found) return 'broken link'
  return found.isDirectory() ? 'folder' : 'file'
}

function isRead(file: string, kind: Kind): boolean {
  const folder = dirname(file)
  if (kind === 'folder') {
    const isKnown =
      file === schemas || parents.has(file) || tableFolders.has(file) || contentFolders.has(file)
    return isKnown || contentFolders.has(folder)
  }
  if (tableFolders.has(folder)) return isTableFile(basename(file))
  if (folder === schemas) return file.endsWith('.schema.json')
  return contentFolders.has(dirname(folder)) && entryFiles.includes(basename(file))
}

const notATable = (file: string) => {
  const stem = basename(file, extname(file))
  if (/^\.csv$/i.test(extname(file))) return `Rename it to ${stem}.csv.`
  return `Save it as ${stem}.csv if it has rows, else move it out of data/.`
}

function remedyFor(file: string, kind: Kind): string {
  const folder = dirname(file)
  if (kind === 'broken link') return 'Remove the link, or put its file back.'
  if (tableFolders.has(folder)) return kind === 'folder' ? `Move its files to ${folder}.` : notATable(file)
  if (contentFolders.has(dirname(folder)))
    return `An entry has ${entryFiles.join(', ')} only: rename or remove it.`
  if (contentFolders.has(folder)) return `Put it into the folder of its entry, such as ${folder}/paris.`
  return 'data/README.md lists the folders that are read: move it there, or out of data/.'
}

function under(root: string, folder: string): [file: string, kind: Kind][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (others.has(file)) return []
    const kind = kindOf(entry)
    const isOpen = kind === 'folder' && isRead(file, kind) && !isOfSystem(file)
    return [[file, kind], ...(isOpen ? under(root, file) : [])]
  })
}

/** Every file and folder below `root/data` that nothing reads; `system`: those no editor made. */
export function unreadFiles(root: string): { problems: Problem[]; system: string[] } {
  const unread = under(root, 'data').filter(
    ([file, kind]) => isOfSystem(file) || !isRead(file, kind) || kind === 'broken link',
  )
  const system = unread.filter(([file]) => isOfSystem(file)).map(([file]) => file)
  const problems = unread
    .filter(([file]) => !isOfSystem(file))
    .map(([file, kind]) => ({
      where: kind === 'folder' ? `${file}/` : file,
      what: kind === 'broken link' ? 'is a link to a file that is not there.' : 'is not read.',
      remedy: remedyFor(file, kind),
    }))
  return { problems, system }
}
