// The imports each room may have. tests/unit/import-rules.test.ts and `npm run check` compare every source file with
// this table, tests/unit/rooms.test.ts the table of ARCHITECTURE.md.

export interface Room {
  /** folder from the project root */
  folder: string
  /** rooms whose code it may import */
  imports: readonly RoomName[]
  /** further rooms whose types it may import (`import type`) */
  types?: readonly RoomName[]
  /** files of allowed rooms that may not be imported, with the reason; types may */
  closed?: readonly { specifier: RegExp; reason: string }[]
}

const facts = ['lib', 'geo', 'catalogue', 'i18n', 'places'] as const
const draws = [...facts, 'contracts', 'models', 'stores', 'islands', 'views', 'components', 'styles'] as const
const compiles = [...facts, 'tools', 'data', 'build'] as const

const noCompiledData = {
  specifier: /^#catalogue\/load(-\w+)?\.ts$/,
  reason: 'The compiled catalogue would end up in the browser. Pass a card made by a model as a prop.',
}
const noDictionaries = {
  specifier: /^#i18n\/messages(\/|\.ts$)/,
  reason: 'All words of all pages would end up in the browser. Pass the few words it uses as props.',
}
const onlyOnRequest = {
  specifier: /^#models\/(?!on-request\/)/,
  reason: 'Models of built pages read the whole catalogue. Functions use src/models/on-request.',
}

const table = {
  lib: { folder: 'src/lib', imports: ['styles'] },
  geo: { folder: 'src/geo', imports: ['lib'] },
  catalogue: { folder: 'src/catalogue', imports: ['lib', 'geo'] },
  i18n: { folder: 'src/i18n', imports: ['lib', 'catalogue'] },
  places: { folder: 'src/places', imports: ['lib', 'geo', 'catalogue', 'i18n'] },
  contracts: { folder: 'src/contracts', imports: facts },
  models: { folder: 'src/models', imports: [...facts, 'contracts'], types: ['islands', 'views', 'stores'] },
  stores: {
    folder: 'src/stores',
    imports: [...facts, 'contracts'],
    closed: [noCompiledData, noDictionaries],
  },
  views: {
    folder: 'src/views',
    imports: facts,
    types: ['models', 'contracts'],
    closed: [noCompiledData, noDictionaries],
  },
  islands: {
    folder: 'src/islands',
    imports: [...facts, 'contracts', 'stores', 'views'],
    types: ['models'],
    closed: [noCompiledData, noDictionaries],
  },
  components: { folder: 'src/components', imports: draws },
  layouts: { folder: 'src/layouts', imports: draws },
  pages: { folder: 'src/pages', imports: [...draws, 'layouts'] },
  styles: { folder: 'src/styles', imports: [] },
  functions: {
    folder: 'functions',
    imports: [...facts, 'contracts', 'models', 'views', 'build'],
    closed: [onlyOnRequest, noCompiledData],
  },
  tools: { folder: 'scripts/lib', imports: [...facts, 'contracts', 'models', 'build'] },
  compiler: { folder: 'scripts/compiler', imports: compiles },
  site: { folder: 'scripts/site', imports: [...compiles, 'compiler'] },
  checks: { folder: 'scripts/checks', imports: [...compiles, 'compiler', 'contracts', 'models'] },
  bench: { folder: 'scripts/bench', imports: [...compiles, 'compiler', 'contracts'] },
  /** the commands; their work is in the rooms they call */
  scripts: {
    folder: 'scripts',
    imports: [...compiles, 'compiler', 'site', 'checks', 'bench', 'contracts', 'models'],
  },
  data: { folder: 'data', imports: [] },
  build: { folder: '.build', imports: [] },
} as const satisfies Record<
  string,
  {
    folder: string
    imports: readonly string[]
    types?: readonly string[]
    closed?: Room['closed']
  }
>

export type RoomName = keyof typeof table
export const rooms: Record<RoomName, Room> = table

/** The room of a file; undefined for tests and configuration, which may import anything. */
export function roomOf(file: string): RoomName | undefined {
  return (Object.keys(rooms) as RoomName[]).find((room) => file.startsWith(`${rooms[room].folder}/`))
}
