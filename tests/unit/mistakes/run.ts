// Runs the commands of an editor on edited data, as far as the first that stops.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceId } from '#catalogue/place.ts'
import { readDataTexts, textProblems } from '#checks/texts/data-texts.ts'
import { compile } from '#compiler/compose/compile.ts'
import { readData } from '#compiler/emit/compile-catalogue.ts'
import { summaryCsv } from '#compiler/emit/summary-csv.ts'
import { worldAirports } from '#compiler/gazetteer/airports.ts'
import type { Committed } from '#compiler/read/committed.ts'
import { problemText, WrongData } from '#compiler/read/problems.ts'
import { readAccepted, withAccepted } from '#compiler/verify/accepted.ts'
import { catalogueChecks } from '#compiler/verify/all.ts'
import { root as project } from '#tools/root.ts'
import type { CaughtBy } from './mistake.ts'

type Cities = readonly PlaceId[]

const airports = await worldAirports()

const summaries = new Map<string, string>()

/** The summary of the data without an edit, over routes from these cities. */
function summaryOf(origins: Cities): string {
  const key = origins.join(' ')
  const known = summaries.get(key) ?? summaryCsv(compile(readData(project).network, { origins }).routes)
  summaries.set(key, known)
  return known
}

/** The data without the edit as the last commit, so figures are compared as in a working copy. */
function committedOf(root: string, edited: readonly string[], origins: Cities): Committed {
  const paths = edited.map((file) => `data/${file}`).filter((path) => existsSync(join(project, path)))
  return {
    root,
    before: new Map(paths.map((path) => [path, readFileSync(join(project, path), 'utf8')])),
    gone: paths.filter((path) => !existsSync(join(root, path))),
    summary: summaryOf(origins),
  }
}

/** Findings of `verify catalogue` over routes from these cities, each with the remedy of its check. */
function verifyFindings(
  root: string,
  data: ReturnType<typeof readData>,
  origins: Cities,
  edited: readonly string[] = [],
) {
  const accepted = readAccepted(root)
  const { routes } = compile(data.network, { origins })
  const committed = committedOf(root, edited, origins)
  return catalogueChecks.flatMap((each) => {
    const check = withAccepted(each, accepted)
    const faults = check.faults({ ...data, routes, airports, committed })
    return faults.map((fault) => `${fault} ${check.remedy}`)
  })
}

const baselines = new Map<string, ReadonlySet<string>>()

/** Findings that the data has without an edit, since only routes of some cities are composed. */
function baseline(origins: Cities): ReadonlySet<string> {
  const key = origins.join(' ')
  const known = baselines.get(key) ?? new Set(verifyFindings(project, readData(project), origins))
  baselines.set(key, known)
  return known
}

/** Lines of the first command that stops after the files below data/ were edited; undefined when all pass. */
export function firstStop(
  root: string,
  edited: readonly string[],
  only: Cities = [],
): { by: CaughtBy; lines: string[] } | undefined {
  try {
    const data = readData(root)
    const known = baseline(only)
    const findings = verifyFindings(root, data, only, edited).filter((line) => !known.has(line))
    if (findings.length > 0) return { by: 'verify catalogue', lines: findings }
  } catch (error) {
    if (error instanceof WrongData) return { by: 'catalogue', lines: error.message.split('\n') }
    throw error
  }
  const wrong = only.length > 0 ? textProblems(readDataTexts(root), only) : []
  return wrong.length > 0 ? { by: 'content', lines: wrong.map(problemText) } : undefined
}
