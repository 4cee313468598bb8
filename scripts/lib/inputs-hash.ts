// A fingerprint of everything a build reads: equal fingerprints need no new build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Inputs of a page, the catalogue or the server. Commands are missing: their work is in the rooms they call. */
export const buildInputs = [
  'src',
  'data',
  'public',
  'functions',
  'scripts/compiler',
  'scripts/site',
  'scripts/lib',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** What the bundled code of the pages and the files for browsers are made of. */
export const bundleInputs = [
  'src',
  'public',
  'scripts/site',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** What the bundle of the Node server is made of. */
export const serverInputs = [
  'functions',
  'src',
  'scripts/site/bundle-server.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** What no page is recorded to read, but every page depends on: a change redraws all (A12). */
export const frameInputs = ['astro.config.mjs', 'package-lock.json', 'scripts/site', 'tsconfig.json']

/**
 * Environment variables that the build may read. A page that reads another one would keep its old value:
 * tests/unit/build-environment.test.ts compares this list with the sources.
 */
export const buildEnvironment = [
  'SITE_URL',
  'MAP_STYLE_URL',
  'MAP_ATTRIBUTION',
  'SITE_CONTACT',
  'FLIGHT_PROVIDER',
  'AD_PROVIDER',
  'HSTS_PRELOAD',
  'CSP_REPORTS',
  'SOURCE_DATE_EPOCH',
] as const
export type BuildEnvironment = Readonly<Partial<Record<(typeof buildEnvironment)[number], string>>>

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Hash of file names and contents under the given paths, and of the build environment. */
export function inputsHash(
  paths: readonly string[],
  base = root,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const hash = createHash('sha256').update(process.version)
  for (const name of buildEnvironment) hash.update(`\0${name}=${env[name] ?? ''}`)
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      hash.update(`\0${file.slice(base.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
