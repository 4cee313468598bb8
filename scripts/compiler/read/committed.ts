// The data of the last commit, to compare an edit with.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Committed {
  root: string
  /** text at the last commit of the files of data/ that are different or gone now, by path below the root */
  before: ReadonlyMap<string, string>
  /** paths of them that are gone */
  gone: readonly string[]
  /** data/summary.csv of the last commit */
  summary: string
}

/** Written by commands, not by people. */
const generated = new Set(['summary', 'changed', 'reach'].map((name) => `data/${name}.csv`))

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Paths of `git diff --name-status -z`, each with its letter. */
function changes(root: string): { letter: string; path: string }[] {
  const fields = git(
    root,
    'diff',
    '--name-status',
    '--no-renames',
    '--relative',
    '-z',
    'HEAD',
    '--',
    'data',
  ).split('\0')
  return fields.flatMap((letter, index) => {
    const path = fields[index + 1]
    return index % 2 === 0 && path ? [{ letter, path }] : []
  })
}

/** Undefined without git, without a commit, or where the commit has no summary: then nothing is compared. */
export function readCommitted(root: string): Committed | undefined {
  try {
    const summary = git(root, 'show', 'HEAD:./data/summary.csv')
    const changed = changes(root).filter(({ letter, path }) => letter !== 'A' && /\.(csv|json)$/.test(path))
    const facts = changed.filter(({ path }) => !generated.has(path))
    const before = new Map(facts.map(({ path }) => [path, git(root, 'show', `HEAD:./${path}`)]))
    return {
      root,
      before,
      summary,
      gone: facts.filter(({ letter }) => letter === 'D').map(({ path }) => path),
    }
  } catch {
    return undefined
  }
}

/** Runs `use` on a folder with the files as they were, and removes it. */
export function withCommitted<T>({ before }: Committed, use: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'waymark-committed-'))
  try {
    for (const [path, text] of before) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
