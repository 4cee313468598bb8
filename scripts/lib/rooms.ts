// Who may import whom. The rooms and their order are described in ARCHITECTURE.md; tests/unit/import-rules.test.ts
// and `npm run check` hold every source file to this table.

export interface Room {
  /** rooms whose code this one may use */
  imports: readonly RoomName[]
  /** rooms whose types it may name besides (`import type`) */
  types?: readonly RoomName[]
  /** doors inside allowed rooms that stay closed, with the reason; types may pass */
  closed?: readonly { door: RegExp; reason: string }[]
}

const readsCatalogue = ['lib', 'catalogue', 'i18n'] as const
const draws = [
  'lib',
  'catalogue',
  'contracts',
  'i18n',
  'models',
  'stores',
  'islands',
  'views',
  'components',
  'styles',
] as const

const noCompiledData = {
  door: /^#catalogue\/load\.ts$/,
  reason: 'The compiled catalogue would end up in the browser. Pass a card made by a model as a prop.',
}
const noDictionaries = {
  door: /^#i18n\/messages(\/|\.ts$)/,
  reason: 'All words of all pages would end up in the browser. Pass the few words it uses as props.',
}

const table = {
  lib: { imports: ['styles'] },
  i18n: { imports: ['lib', 'catalogue'] },
  catalogue: { imports: ['lib', 'i18n'] },
  contracts: { imports: readsCatalogue },
  models: { imports: [...readsCatalogue, 'contracts'], types: ['islands', 'views', 'stores'] },
  stores: { imports: [...readsCatalogue, 'contracts'], closed: [noCompiledData, noDictionaries] },
  views: {
    imports: readsCatalogue,
    types: ['models', 'contracts'],
    closed: [noCompiledData, noDictionaries],
  },
  islands: {
    imports: [...readsCatalogue, 'contracts', 'stores', 'views'],
    types: ['models'],
    closed: [noCompiledData, noDictionaries],
  },
  components: { imports: draws },
  layouts: { imports: draws },
  pages: { imports: [...draws, 'layouts'] },
  styles: { imports: [] },
  functions: { imports: [...readsCatalogue, 'contracts', 'views', 'build'], types: ['models'] },
  scripts: { imports: [...readsCatalogue, 'contracts', 'models', 'data', 'build'] },
  data: { imports: [] },
  build: { imports: [] },
} as const satisfies Record<
  string,
  { imports: readonly string[]; types?: readonly string[]; closed?: Room['closed'] }
>

export type RoomName = keyof typeof table
export const rooms: Record<RoomName, Room> = table

/** Folder of a room, from the project root. */
export function folderOf(room: RoomName): string {
  if (room === 'functions' || room === 'scripts' || room === 'data') return room
  return room === 'build' ? '.build' : `src/${room}`
}

/** The room a file lies in; undefined for tests and configuration, which may import anything. */
export function roomOf(file: string): RoomName | undefined {
  return (Object.keys(rooms) as RoomName[]).find((room) => file.startsWith(`${folderOf(room)}/`))
}
