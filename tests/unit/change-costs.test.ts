// The cost of a new language, mode or page family: the type checker checks an edited copy in memory, and every file with
// an error must be in the row of that change in ARCHITECTURE.md.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { inProject, root } from '#tools/root.ts'

interface Edit {
  file: string
  from: string
  to: string
}

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
const config = ts.getParsedCommandLineOfConfigFile(inProject('tsconfig.json'), {}, host)
const options = { ...config?.options, noEmit: true }
const sources = config?.fileNames.filter((file) => !relative(root, file).startsWith('tests')) ?? []

/** A program of all sources with one edit; unchanged files are shared with `known`. */
function programOf(known?: ts.Program, edit?: Edit): ts.Program {
  const compilerHost = ts.createCompilerHost(options)
  const read = compilerHost.getSourceFile.bind(compilerHost)
  compilerHost.getSourceFile = (name, target, ...rest) => {
    if (relative(root, name) !== edit?.file) return known?.getSourceFile(name) ?? read(name, target, ...rest)
    const text = readFileSync(name, 'utf8')
    if (!text.includes(edit.from)) throw new Error(`${edit.file} has no "${edit.from}". Adapt this test.`)
    return ts.createSourceFile(name, text.replace(edit.from, edit.to), target, true)
  }
  return ts.createProgram({
    rootNames: sources,
    options,
    host: compilerHost,
    ...(known && { oldProgram: known }),
  })
}

/** Paths of the files with type errors. */
const objections = (program: ts.Program): string[] => [
  ...new Set(ts.getPreEmitDiagnostics(program).map(({ file }) => relative(root, file?.fileName ?? ''))),
]

const rows = readFileSync(inProject('ARCHITECTURE.md'), 'utf8').split('\n')

/** `src/{a,b}.ts` is `src/a.ts` and `src/b.ts`; `{lang}` and `{id}` stand for any name. */
function pathsOf(path: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/.exec(path)
  if (!braces) return [path]
  return (braces[1] as string).split(',').flatMap((part) => pathsOf(path.replace(braces[0], part)))
}

/** Patterns of the files and folders in the row of a change. */
function namedBy(change: string): RegExp[] {
  const row = rows.find((line) => line.startsWith(`| ${change} |`))
  if (!row) throw new Error(`ARCHITECTURE.md: has no row "${change}". Add it to "Where does a change go?".`)
  const literal = (text: string) => text.replace(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)
  return [...row.matchAll(/`([^` ]+\/[^` ]*)`/g)]
    .flatMap(([, path = '']) => pathsOf(path))
    .map(
      (path) => new RegExp(`^${literal(path).replace(/\{\w+\}/g, '[^/]+')}${path.endsWith('/') ? '' : '$'}`),
    )
}

let base: ts.Program
beforeAll(() => {
  base = programOf()
  expect(objections(base)).toEqual([])
}, 120_000)

describe('the type checker asks for nothing that ARCHITECTURE.md does not name', () => {
  test.each<[change: string, edit: Edit]>([
    ['add a language', { file: 'src/lib/languages.ts', from: "'it'] as const", to: "'it', 'nl'] as const" }],
    [
      'add a mode',
      { file: 'src/catalogue/mode.ts', from: "'car'] as const", to: "'car', 'ride-share'] as const" },
    ],
    [
      'add a page family',
      {
        file: 'src/i18n/page-families.ts',
        from: "  ferry: 'ferry',\n",
        to: "  ferry: 'ferry',\n  explore: 'explore',\n",
      },
    ],
  ])(
    '%s',
    (change, edit) => {
      const found = objections(programOf(base, edit))
      if (process.env.SHOW) console.log(change, found)
      expect(found.length).toBeGreaterThan(0)
      const named = namedBy(change)
      expect(found.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([])
    },
    120_000,
  )
})
