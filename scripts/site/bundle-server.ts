// Bundles the Node entry: Node runs .ts files itself, but not the .tsx files of the views.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inputsHash, serverInputs } from '#tools/inputs-hash.ts'
import { buildFolder, inProject, serverBundle } from '#tools/root.ts'

/** Some packages contain CommonJS that requires Node's own modules. */
const banner = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

/** Compiled data stay files beside the bundle: in it, their text would stay in memory with the code. */
const dataBeside: Plugin = {
  name: 'data-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^#build\/server\// }, ({ path }) => ({
      path: `./${basename(path)}`,
      external: true,
    }))
  },
}

/**
 * Bundles functions/node.ts with its packages, so the file runs without node_modules.
 * @throws Error with esbuild's messages
 */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    entryPoints: [inProject('functions', 'node.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    plugins: [dataBeside],
    banner: { js: banner },
    sourcemap: 'linked',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** The inputs of the bundle that is there. */
const record = join(buildFolder, 'server-inputs.txt')

/** Bundles the server of a build where its code has changed since the last time. @throws Error with esbuild's messages */
export async function ensureServer(fresh = false): Promise<void> {
  const inputs = inputsHash(serverInputs)
  const isThere = [record, serverBundle].every((path) => existsSync(path))
  if (!fresh && isThere && readFileSync(record, 'utf8') === inputs) return
  rmSync(record, { force: true })
  await bundleServer(serverBundle)
  writeFileSync(record, inputs)
}
