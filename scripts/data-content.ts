// npm run data -- content: checks guides, landmarks, ferries and corridors against the network, each other and between languages.
//   paris …   only problems of these entries
import { differingNames, readWritten } from '#checks/texts/written.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { root } from '#tools/root.ts'

function run(ids: readonly string[]): void {
  const written = readWritten(root)
  const { content, problems } = written
  const mine = [...problems, ...differingNames(written)].filter(
    ({ where }) => ids.length === 0 || ids.some((id) => where.includes(`/${id}/`)),
  )
  if (mine.length > 0) throw new WrongData(mine)
  const counts = Object.entries(content).map(([kind, entries]) => `${entries.size} ${kind}`)
  console.log(`${counts.join(', ')}: no problems${ids.length > 0 ? ` with ${ids.join(', ')}` : ''}`)
}

try {
  run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof WrongData)) throw error
  console.error(`${error.message}\n${error.problems.length} problems.`)
  process.exitCode = 1
}
