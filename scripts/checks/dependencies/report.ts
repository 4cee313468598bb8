// Packages: a bill of materials, their licences, and known weaknesses where an advisory source answers.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { finish, StepError, start } from '#tools/process.ts'
import { buildFolder, serverBundle } from '#tools/root.ts'
import { advisoriesIn } from './advisories.ts'
import { type Bill, billSchema, bundledPackages, licenceFaults, licenceOf } from './licences.ts'

/** The bill of materials of a build, CycloneDX. */
const billFile = join(buildFolder, 'sbom.cdx.json')

/** Standard output of npm; its warnings are dropped. */
async function npm(...words: string[]): Promise<{ code: number; output: string }> {
  return finish(
    start('npm', words, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' }),
  )
}

/** @throws StepError when npm is too old for it */
async function writeBill(): Promise<Bill> {
  const { code, output } = await npm(
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--omit=dev',
  )
  if (code !== 0) throw new StepError('npm could not list the packages. Update it: npm install --global npm')
  writeFileSync(billFile, output)
  return billSchema.parse(JSON.parse(output))
}

/** Lines of the packages whose code the server contains. */
function bundleLines({ components }: Bill): string[] {
  const map = z.object({ sources: z.array(z.string()) })
  const { sources } = map.parse(JSON.parse(readFileSync(`${serverBundle}.map`, 'utf8')))
  return bundledPackages(sources).map((name) => {
    const component = components.find((one) => one.name === name)
    return component ? `  ${name} ${component.version}, ${licenceOf(component)}` : `  ${name}`
  })
}

/** @returns 1 for a licence that is not accepted or a known weakness */
export async function verifyDependencies(): Promise<0 | 1> {
  await ensureBuilt()
  const bill = await writeBill()
  console.log(`${bill.components.length} packages at run time and build, listed in ${billFile}`)
  console.log(`The server contains:\n${bundleLines(bill).join('\n')}`)
  const advisories = advisoriesIn((await npm('audit', '--json', '--omit=dev')).output)
  if (!advisories) console.log('No advisory source answered: known weaknesses were not looked up.')
  const faults = [...licenceFaults(bill), ...(advisories ?? [])]
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log('every licence is accepted')
  return faults.length > 0 ? 1 : 0
}
