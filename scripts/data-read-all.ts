// npm run data -- read-all: reads every open feed that has an address, one after the other, into one report; writes no service.
//   -- --report FILE   where the report goes, else .build/feeds.md
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type FeedRead, openFeeds, reportOfAll } from '#compiler/feeds/open-feeds.ts'
import { buildDay } from '#lib/build-day.ts'
import { command } from '#tools/command.ts'
import { finish, StepError, start } from '#tools/process.ts'
import { buildFolder, inProject, root } from '#tools/root.ts'

/** The last line that says something: `read` ends with its error. */
const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? 'no reason given'

async function readOne(id: string): Promise<FeedRead> {
  const file = join(buildFolder, 'feeds', `${id}.md`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const args = [
    '--disable-warning=ExperimentalWarning',
    inProject('scripts', 'data-read.ts'),
    id,
    '--report',
    file,
  ]
  const { code, output } = await finish(
    start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  )
  return code === 0 ? { id, report: readFileSync(file, 'utf8') } : { id, fault: lastLine(output) }
}

await command({ options: { report: { type: 'string' } } }, async ({ options }) => {
  const ids = openFeeds(root)
  if (ids.length === 0)
    throw new StepError('data/feeds has no open feed with an address. Add one, see data/README.md.')
  const reads: FeedRead[] = []
  for (const id of ids) {
    const read = await readOne(id)
    reads.push(read)
    console.log(`${id}: ${read.fault ?? 'read'}`)
  }
  const file = resolve(root, options.report ?? '.build/feeds.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, reportOfAll(reads, buildDay()))
  console.log(`${reads.filter(({ report }) => report).length} of ${ids.length} feeds read, report in ${file}`)
  return reads.some(({ report }) => report) ? 0 : 1
})
