// What is wrong with the fields of a JSON file, each with its line.
import type { z } from 'zod'
import { similarity } from '#lib/edit-distance.ts'
import { textFault } from '../read/plain-text.ts'
import type { Problems } from '../read/problems.ts'
import { fieldsOf } from './parity.ts'

type Issue = z.core.$ZodIssue

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.message.endsWith('undefined')

/** `wrong` by the missing field beside it that it was meant to be. */
function misspelt(issues: readonly Issue[]): Map<string, string> {
  const missing = issues.filter(isMissing).map(({ path }) => path.join('.'))
  return new Map(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      return issue.keys.flatMap((key): [string, string][] => {
        const path = [...issue.path, key].join('.')
        const meant = missing.find((other) => similarity(other, path) >= 0.7)
        return meant === undefined ? [] : [[meant, path]]
      })
    }),
  )
}

/** Adds a problem for each field that does not fit its schema; `where` gives the line of a path. */
export function addFieldProblems(
  issues: readonly Issue[],
  where: (path: string) => string,
  problems: Problems,
): void {
  const meantBy = misspelt(issues)
  const spelt = new Set(meantBy.values())
  for (const [meant, wrong] of meantBy)
    problems.add(where(wrong), `unknown field "${wrong}".`, `Write "${meant}".`)
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.map((name) => [...issue.path, name].join('.')))
        if (!spelt.has(key))
          problems.add(
            where(key),
            `unknown field "${key}".`,
            'Remove it; data/schemas says what may stand here.',
          )
    } else if (isMissing(issue)) {
      if (!meantBy.has(path))
        problems.add(where(path), `"${path}" is missing.`, 'Write it; data/schemas says what goes there.')
    } else
      problems.add(
        where(path),
        `"${path || 'file'}": ${issue.message}.`,
        'Correct it; data/schemas says what goes there.',
      )
  }
}

/** Adds a problem for each text that cannot be published as it is. */
export function addTextProblems(value: unknown, where: (path: string) => string, problems: Problems): void {
  for (const [path, text] of fieldsOf(value)) {
    const fault = textFault(text)
    if (fault) problems.add(where(path), `"${path}" ${fault.what}`, fault.remedy)
  }
}
