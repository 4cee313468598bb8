// Subjects of new commits: `git log --oneline` must be easy to scan.
import { execFileSync } from 'node:child_process'
import { root } from '#tools/root.ts'

const most = 72
/** Matches "Added", "Adding", "Adds", but not "Feed", "Embed", "Bring", "Address", "Focus" or "Alias". */
const notImperative = /^(?!embed$)(?:\w*[aeiouy]\w*(?:(?<!e)ed|ing)|\w+[^aisu]s)$/i
/** The first commit under these rules. */
const rulesSince = 'd5054f4'

/** Faults of a subject; empty for a good one. */
export function subjectFaults(subject: string): string[] {
  const [first = ''] = subject.split(/[\s:,]/, 1)
  return [
    ...([...subject].length > most ? [`has ${[...subject].length} characters, at most ${most}`] : []),
    ...(subject.includes(';') ? ['has a semicolon: one commit, one subject'] : []),
    ...(notImperative.test(first) ? [`begins with “${first}”, not with an imperative`] : []),
  ]
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** Where new commits begin: base of this branch, last release, or first commit under these rules. */
const reference = () =>
  git('rev-parse', '--verify', '--quiet', 'origin/HEAD') ??
  git('describe', '--tags', '--abbrev=0') ??
  git('rev-parse', '--verify', '--quiet', `${rulesSince}^{commit}`)

interface NewCommits {
  /** "hash subject" */
  lines: readonly string[]
  /** why no commit was checked */
  note?: string
}

/** Commits since the reference, without merges: git itself writes the subjects of merges. */
export function newCommits(): NewCommits {
  const since = reference()
  if (since === undefined) return { lines: [], note: 'skipped: no git, or no commit to count new ones from' }
  const older = git('rev-parse', '--verify', '--quiet', `${rulesSince}^{commit}`)
  const exclude = [`^${since}`, ...(older ? [`^${older}`] : [])]
  const log = git('log', '--no-merges', '--format=%h %s', 'HEAD', ...exclude)
  if (log === undefined) return { lines: [], note: `skipped: git cannot list the commits since ${since}` }
  return { lines: log.split('\n').filter(Boolean) }
}
