// npm run verify -- catalogue: whether the compiled catalogue is sound; prints offenders with file and line.
//   -- bands triangles   runs the checks named
import { compile } from '#compiler/compose/compile.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { readAccepted, unaccepted } from '#compiler/verify/accepted.ts'
import { arithmetic } from '#compiler/verify/arithmetic.ts'
import { bands } from '#compiler/verify/bands.ts'
import { directions } from '#compiler/verify/directions.ts'
import type { Check, Finding } from '#compiler/verify/finding.ts'
import { duplicates, impossible, orphans } from '#compiler/verify/registry.ts'
import { triangles } from '#compiler/verify/triangles.ts'
import { root } from '#tools/root.ts'
import { table } from '#tools/table.ts'

const checks: readonly Check[] = [arithmetic, impossible, bands, directions, triangles, duplicates, orphans]
const chosen = process.argv.slice(2)

const line = ({ key, where, what, remedy }: Finding) => `${where}: ${what} ${remedy} [${key}]`

try {
  const network = readNetwork(root)
  const facts = readFacts(root, network)
  const { routes } = compile(network)
  const accepted = readAccepted(root)
  const results = checks
    .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
    .map((check) => ({
      check,
      findings: unaccepted(check.name, check.run(network, routes, facts), accepted),
    }))
  for (const { check, findings } of results) {
    if (findings.length === 0) continue
    console.log(`\n${check.name}: ${check.asks}`)
    for (const finding of findings) console.log(`  ${line(finding)}`)
  }
  console.log('')
  console.log(
    table(
      ['check', 'offenders'],
      results.map(({ check, findings }) => [`${check.name}: ${check.asks}`, String(findings.length)]),
    ),
  )
  if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1
} catch (error) {
  if (!(error instanceof WrongData)) throw error
  console.error(error.message)
  process.exitCode = 1
}
