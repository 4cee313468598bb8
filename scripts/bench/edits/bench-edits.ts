// The cost of a build after each kind of edit, in a copy of the project: seconds, pages written, pages that differ. At
// the end the site must equal one that is drawn from nothing, file by file.
import { join } from 'node:path'
import { finish, start } from '#tools/process.ts'
import { copyProject, restore } from '#tools/project-copy.ts'
import { table } from '#tools/table.ts'
import { type Edit, edits } from './edits.ts'
import { catalogueWritten, differing, type SiteState, stateOf, written } from './site-state.ts'

/** Written pages for each that differs. */
const mostWritten = 1.2

interface Built {
  /** ms since 1970 */
  begun: number
  seconds: number
  drawn: string
  state: SiteState
}

/** Builds a copy in a process of its own. @throws StepError with its output when it fails */
async function build(project: string, ...options: string[]): Promise<Built> {
  const begun = Date.now()
  const node = ['--disable-warning=ExperimentalWarning', join(project, 'scripts', 'build.ts'), ...options]
  const { code, output } = await finish(
    start(process.execPath, node, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  if (code !== 0) throw new Error(`The build of ${project} failed:\n${output}`)
  const seconds = (Date.now() - begun) / 1000
  const [, drawn = '0'] = /([\d,]+) pages drawn/.exec(output) ?? []
  return { begun, seconds, drawn, state: stateOf(join(project, 'dist')) }
}

const pages = (names: readonly string[]) => names.filter((file) => file.endsWith('.html')).length

/** A row of the table and what is wrong with it. */
function rowOf(
  name: string,
  { most, mostPages }: Pick<Edit, 'most' | 'mostPages'>,
  before: SiteState,
  { begun, seconds, drawn, state }: Built,
) {
  const last = catalogueWritten(before, state)
  const pagesAfter = last === undefined ? undefined : (last - begun) / 1000
  const [differ, wrote] = [pages(differing(before, state)), pages(written(before, state))]
  const isSlow =
    (most !== undefined && seconds > most) || (mostPages !== undefined && (pagesAfter ?? 0) > mostPages)
  const isWasteful = wrote > differ * mostWritten
  const limitOf = (limit: number | undefined) => (limit === undefined ? '' : `≤ ${limit}`)
  return {
    cells: [
      ...[name, pagesAfter?.toFixed(1) ?? '', limitOf(mostPages), seconds.toFixed(1), limitOf(most)],
      ...[drawn, String(wrote), String(differ)],
    ],
    good: !isSlow && !isWasteful,
  }
}

/** @returns 1 when a build is too slow, writes too much or leaves another site than a fresh one */
export async function benchEdits(): Promise<0 | 1> {
  const project = copyProject()
  const first = await build(project)
  const rows: ReturnType<typeof rowOf>[] = []
  let before = first.state
  const step = async (name: string, limits: Pick<Edit, 'most' | 'mostPages'> = {}, ...options: string[]) => {
    const built = await build(project, ...options)
    rows.push(rowOf(name, limits, before, built))
    before = built.state
    return built.state
  }
  for (const { name, apply, ...limits } of edits) {
    apply(project)
    await step(name, limits)
  }
  const edited = before
  const fresh = await step('the same from nothing', {}, '--fresh')
  restore(project, 'data', 'src')
  const back = await step('all edits taken back')
  const columns = ['edit', 'pages', '', 'seconds', '', 'drawn', 'written', 'differ']
  console.log(
    table(columns, [
      ['first build', '', '', first.seconds.toFixed(1), '', first.drawn, '', ''],
      ...rows.map(({ cells }) => cells),
    ]),
  )
  const stale = [...differing(edited, fresh), ...differing(first.state, back)]
  for (const file of stale.slice(0, 20)) console.log(`✗ ${file} is another than drawn from nothing`)
  return stale.length === 0 && rows.every(({ good }) => good) ? 0 : 1
}
