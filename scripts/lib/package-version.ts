// Version of the project, from package.json.
import { readFileSync } from 'node:fs'
import { inProject } from './root.ts'

export const packageVersion = (): string =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version
