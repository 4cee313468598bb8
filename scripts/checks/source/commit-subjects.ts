// Subjects of new commits, which `git log --oneline` must show as a list one can scan.
import { execFileSync } from 'node:child_process'
import { root } from '#tools/root.ts'

const most = 72
/** Other forms of a verb: "Added", "Adding", "Adds"; but "Feed", "Embed", "Bring", "Address", "Focus" and "Alias" are imperative. */
const notImperative = /^(?!embed$)(?:\w*[aeiouy]\w*(?:(?<!e)ed|ing)|\w+[^aisu]s)$/i
/** The first commit that kept to these rules. */
const rulesSince = 'd5054f4'

/** What is wrong with a subject, empty when nothing is. */
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

/** What new commits are counted from: the branch this one left, the last release, or the first commit with these rules. */
const reference = () =>
  git('rev-parse', '--verify', '--quiet', 'origin/HEAD') ??
  git('describe', '--tags', '--abbrev=0') ??
  git('rev-parse', '--verify', '--quiet', `${rulesSince}^{commit}`)

interface NewCommits {
  /** "hash subject" */
  lines: readonly string[]
  /** why none were looked at */
  note?: string
}

/** Commits since the reference, without merges, whose subjects git writes. */
export function newCommits(): NewCommits {
  const since = reference()
  if (since === undefined) return { lines: [], note: 'skipped: no git, or no commit to count new ones from' }
  const older = git('rev-parse', '--verify', '--quiet', `${rulesSince}^{commit}`)
  const exclude = [`^${since}`, ...(older ? [`^${older}`] : [])]
  const log = git('log', '--no-merges', '--format=%h %s', 'HEAD', ...exclude)
  if (log === undefined) return { lines: [], note: `skipped: git cannot list the commits since ${since}` }
  return { lines: log.split('\n').filter(Boolean) }
}
