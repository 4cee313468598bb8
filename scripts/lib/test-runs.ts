// The runners behind `npm test`; each shows its progress and writes a JSON report.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { choosePort } from './port.ts'
import { finish, start } from './process.ts'
import { bin, buildFolder, inProject } from './root.ts'
import { playwrightTally, readTally, type Tally, vitestTally } from './tally.ts'

const reports = join(buildFolder, 'test-reports')

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** By default vitest leaves one core free, which on two cores runs everything in one worker. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Runs vitest projects; `!name` leaves one out. */
export async function runVitest(name: string, projects: string[], filters: string[] = []): Promise<Tally> {
  const report = freshReport(name)
  const selected = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = [`--maxWorkers=${maxWorkers}`, '--passWithNoTests', ...selected, ...reporters]
  const child = start(bin('vitest'), ['run', ...options, ...filters])
  const { code } = await finish(child)
  return readTally(report, code, vitestTally)
}

/** Names of the browser test files, which can limit a run. */
export const browserTests = (): string[] =>
  readdirSync(inProject('tests', 'e2e')).flatMap((file) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? [])

/** Runs the browser tests against a server of their own. */
export async function runPlaywright(filters: string[] = []): Promise<Tally> {
  const report = freshReport('browser')
  const env = {
    ...process.env,
    CHROME_PATH: ensureBrowser(),
    E2E_PORT: String(await choosePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const config = inProject('tests', 'e2e', 'playwright.config.ts')
  const args = ['test', '--config', config, '--reporter=list,json', '--pass-with-no-tests', ...filters]
  const { code } = await finish(start(bin('playwright'), args, { env }))
  return readTally(report, code, playwrightTally)
}
