// Rules of source files: the order of the rooms, no barrel files, no markup that the strict policy blocks.
import { posix } from 'node:path'
import { type RoomName, roomOf, rooms } from './rooms.ts'

export interface SourceFile {
  /** from the project root, with slashes */
  path: string
  text: string
}
interface Import {
  specifier: string
  typeOnly: boolean
  line: number
}

const importPattern =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Static, re-exporting and dynamic imports of a .ts, .tsx or .astro file. */
export function importsOf({ text }: SourceFile): Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: (match[2] ?? match[3]) as string,
    typeOnly: match[1] !== undefined,
    line: lineAt(text, match.index + match[0].search(/\S/)),
  }))
}

/** The room of an imported file; undefined for packages and built-in modules. */
function targetRoom(file: string, specifier: string): RoomName | undefined {
  if (specifier.startsWith('.')) return roomOf(posix.join(posix.dirname(file), specifier))
  const name = /^#(\w+)\//.exec(specifier)?.[1]
  return name !== undefined && name in rooms ? (name as RoomName) : undefined
}

function wrongRoom(file: string, room: RoomName, found: Import): string | undefined {
  const target = targetRoom(file, found.specifier)
  const { imports, types = [], closed = [] } = rooms[room]
  if (target === undefined) {
    if (!found.specifier.startsWith('.')) return undefined
    return `leaves ${rooms[room].folder}. Import another room by #room/file.ts.`
  }
  if (target === room) return undefined
  if (found.specifier.startsWith('.')) {
    return `reaches into ${rooms[target].folder} by a relative path. Write #${target}/… for another room.`
  }
  if (!imports.includes(target) && !(found.typeOnly && types.includes(target))) {
    const named = types.length > 0 ? `; types also from ${types.join(', ')}` : ''
    return `${room} may import ${imports.join(', ') || 'no other room'}${named}. Move the code to a room both may use.`
  }
  return found.typeOnly ? undefined : closed.find(({ specifier }) => specifier.test(found.specifier))?.reason
}

/** The other island an import leads to: islands are independent, only files beside their folders are shared. */
function otherIsland(file: string, { specifier }: Import): string | undefined {
  const absolute = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : specifier.replace(/^#/, 'src/')
  const own = /^src\/islands\/([^/]+)\//.exec(file)?.[1]
  const other = /^src\/islands\/([^/]+)\//.exec(absolute)?.[1]
  if (!roomOf(file)?.startsWith('islands') || other === undefined || other === own) return undefined
  return `is inside another island. Share through src/stores, or lift the file to src/islands.`
}

function withoutExtension(file: string, { specifier }: Import): string | undefined {
  if (!/^(#|\.)/.test(specifier) || /\.[a-z0-9]+(\?\w+)?$/.test(specifier)) return undefined
  return `has no extension. Write it: ${specifier}.ts (${posix.basename(file)} also runs without a bundler).`
}

function barrels({ path, text }: SourceFile): string[] {
  const reexport = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?(?:from)\s*['"]/m.exec(text)
  if (!reexport || !path.endsWith('.ts')) return []
  return [
    `${path}:${lineAt(text, reexport.index + 1)}: re-exports another file. Import what you need from its own file.`,
  ]
}

const markup: [RegExp, string][] = [
  [
    /\sstyle=["{]/g,
    'has a style attribute, which the Content-Security-Policy blocks. Use a class or an SVG attribute.',
  ],
  [
    /\sdefine:vars=/g,
    'has define:vars, which writes a style attribute or a new inline script. Use data attributes.',
  ],
]
const handler: [RegExp, string] = [
  /<[a-zA-Z][^<>]*\son[a-z]+=["{]/g,
  'has an inline event handler, which the Content-Security-Policy blocks. Add a listener in a script.',
]

function blockedMarkup({ path, text }: SourceFile): string[] {
  if (!/\.(astro|tsx)$/.test(path)) return []
  const patterns = path.endsWith('.astro') ? [...markup, handler] : markup
  return patterns.flatMap(([pattern, reason]) =>
    [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index + 1)}: ${reason}`),
  )
}

/** All faults of a file, each as "file:line: what. What to do." */
export function sourceFaults(file: SourceFile): string[] {
  const room = roomOf(file.path)
  if (!room) return []
  const faults = importsOf(file).flatMap((found) =>
    [wrongRoom(file.path, room, found), otherIsland(file.path, found), withoutExtension(file.path, found)]
      .filter((fault) => fault !== undefined)
      .map((fault) => `${file.path}:${found.line}: imports ${found.specifier}: ${fault}`),
  )
  return [...faults, ...barrels(file), ...blockedMarkup(file)]
}
