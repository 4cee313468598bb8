// What is wrong with the fields of a JSON file, each with its line.
import type { z } from 'zod'
import { similarity } from '#lib/edit-distance.ts'
import { textFault } from '../read/plain-text.ts'
import type { Problems } from '../read/problems.ts'
import { fieldsOf } from './parity.ts'

type Issue = z.core.$ZodIssue

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.message.endsWith('undefined')

const pathsOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.')]

/** Unknown fields by the missing field that was meant. */
function misspelt(issues: readonly Issue[]): Map<string, string> {
  const missing = issues.filter(isMissing).flatMap(pathsOf)
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys').flatMap(pathsOf)
  return new Map(
    unknown.flatMap((path): [string, string][] => {
      const meant = missing.find((other) => similarity(other, path) >= 0.7)
      return meant === undefined ? [] : [[meant, path]]
    }),
  )
}

/** What is wrong with a field, and what to do; `path` is a field that the schema does not know, or the issue's own. */
function faultOf(issue: Issue, path: string): [what: string, remedy: string] {
  if (issue.code === 'unrecognized_keys')
    return [`unknown field "${path}".`, 'Remove it; data/schemas says what may stand here.']
  if (isMissing(issue)) return [`"${path}" is missing.`, 'Write it; data/schemas says what goes there.']
  return [`"${path || 'file'}": ${issue.message}.`, 'Correct it; data/schemas says what goes there.']
}

/** Adds a problem for each field that does not fit its schema; `where` gives the line of a path. */
export function addFieldProblems(
  issues: readonly Issue[],
  where: (path: string) => string,
  problems: Problems,
): void {
  const meantBy = misspelt(issues)
  for (const [meant, wrong] of meantBy)
    problems.add(where(wrong), `unknown field "${wrong}".`, `Write "${meant}".`)
  const said = new Set([...meantBy.keys(), ...meantBy.values()])
  for (const issue of issues)
    for (const path of pathsOf(issue).filter((each) => !said.has(each)))
      problems.add(where(path), ...faultOf(issue, path))
}

/** Adds a problem for each text that cannot be published as it is. */
export function addTextProblems(value: unknown, where: (path: string) => string, problems: Problems): void {
  for (const [path, text] of fieldsOf(value)) {
    const fault = textFault(text)
    if (fault) problems.add(where(path), `"${path}" ${fault.what}`, fault.remedy)
  }
}
