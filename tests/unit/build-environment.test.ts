// A page that reads a variable unknown to the build would keep the old value after a change.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '#checks/source/source-files.ts'
import { buildEnvironment } from '#scripts/lib/inputs-hash.ts'

const reading = /\b(?:process\.env|import\.meta\.env)(?:\.|\[['"])(\w+)/g
/** Set by the tools themselves, the same in every build. */
// astro.config.mjs derives MAP_TILES from the two variables of the map service.
const constant = new Set(['MAP_TILES', 'NODE_ENV', 'PROD', 'DEV', 'SSR', 'SITE', 'MODE', 'BASE_URL'])

test('every environment variable that pages read is part of the fingerprint of a build', () => {
  const config = { path: 'astro.config.mjs', text: readFileSync('astro.config.mjs', 'utf8') }
  const sources = [config, ...sourceFiles().filter(({ path }) => path.startsWith('src/'))]
  const unknown = sources.flatMap(({ path, text }) =>
    [...text.matchAll(reading)]
      .map(([, name = '']) => name)
      .filter((name) => !constant.has(name) && !buildEnvironment.some((known) => known === name))
      .map((name) => `${path} reads ${name}. Name it in scripts/lib/inputs-hash.ts.`),
  )
  expect(unknown).toEqual([])
})
