// npm run data -- catalogue: data/ → .build/catalogue, data/summary.csv, data/changed.csv, data/COVERAGE.md and data/schemas.
//   --check     reads and checks the data, writes nothing
//   --diff REV  prints which routes changed since a git revision, from what to what
import { existsSync, readFileSync } from 'node:fs'
import { alternatives } from '#catalogue/coefficients.ts'
import { bases } from '#catalogue/figure.ts'
import { modes } from '#catalogue/mode.ts'
import { type Composed, compile } from '#compiler/compose/compile.ts'
import { type Content, readAllContent } from '#compiler/content/check.ts'
import { changedCsv, changedFile } from '#compiler/emit/changed.ts'
import { contentFiles } from '#compiler/emit/content-files.ts'
import { catalogueFiles, writeFiles } from '#compiler/emit/files.ts'
import { jsonSchemas } from '#compiler/emit/json-schemas.ts'
import { diffAgainst } from '#compiler/emit/summary-diff.ts'
import { readFacts } from '#compiler/read/facts.ts'
import { type Network, readNetwork } from '#compiler/read/network.ts'
import { readJudgements } from '#compiler/read/opportunities.ts'
import { Problems, WrongData } from '#compiler/read/problems.ts'
import { inProject, root } from '#tools/root.ts'

/** Counts of options by mode and of their minutes by basis. */
function report(routes: readonly Composed[], ms: number): void {
  const options = routes.flatMap((route) => route.options)
  const counts = <T extends string>(keys: readonly T[], of: (option: (typeof options)[number]) => T) =>
    keys.map((key) => `${key} ${options.filter((option) => of(option) === key).length}`).join(', ')
  console.log(`${routes.length} routes, ${options.length} options: ${counts(modes, ({ mode }) => mode)}`)
  console.log(`minutes by basis: ${counts(bases, ({ basis }) => basis)}`)
  console.log(
    `${Math.round(ms)} ms, ${(ms / Math.max(1, routes.length)).toFixed(2)} ms a route, ` +
      `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  )
}

/** Trains too rare to be caught by chance whose times nobody has entered: changes to them are optimistic. */
function guessedChanges(routes: readonly Composed[], network: Network): string[] {
  const boarded = routes.flatMap(({ options }) =>
    options.flatMap(({ legs }) => legs.slice(1).flatMap(({ service }) => service ?? [])),
  )
  return [...new Set(boarded)].sort().filter((id) => {
    const service = network.services.get(id)
    if (service?.mode !== 'train' || service.departures.at) return false
    return service.departures.perDay <= alternatives.rarePerDay
  })
}

function reportDiff(revision: string): void {
  const lines = diffAgainst(root, revision)
  console.log(lines.length > 0 ? lines.join('\n') : `no route changed since ${revision}`)
}

/** @throws WrongData naming every problem at once */
function contentOf(network: Network): Content {
  const problems = new Problems()
  const content = readAllContent(root, network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return content
}

function run(args: readonly string[]): void {
  const start = performance.now()
  const network = readNetwork(root)
  const facts = readFacts(root, network)
  const { size: places } = network.places
  console.log(
    `${places} places, ${network.stops.size} stops, ${network.services.size} services, ` +
      `${network.roads.length} roads`,
  )
  const content = contentOf(network)
  const { routes, notices } = compile(network)
  for (const notice of notices) console.log(notice)
  const guessed = guessedChanges(routes, network)
  if (guessed.length > 0)
    console.log(
      `changes to these rare trains are guessed; enter their times under "at": ${guessed.join(' ')}`,
    )
  const editorial = { judgements: readJudgements(root), facts }
  const files = () => {
    const compiled = new Map([...catalogueFiles(routes, network, editorial), ...contentFiles(content)])
    const before = existsSync(inProject(changedFile)) ? readFileSync(inProject(changedFile), 'utf8') : ''
    const changed = changedCsv(compiled, before, new Date().toISOString().slice(0, 10))
    return new Map([...compiled, [changedFile, changed], ...jsonSchemas()])
  }
  const written = args.includes('--check') ? 0 : writeFiles(root, files())
  report(routes, performance.now() - start)
  if (written > 0) console.log(`${written} files written`)
  if (args.includes('--diff')) reportDiff(args[args.indexOf('--diff') + 1] ?? 'HEAD')
}

try {
  run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof WrongData)) throw error
  console.error(error.message)
  console.error(`${error.problems.length} problems. Nothing was written.`)
  process.exitCode = 1
}
