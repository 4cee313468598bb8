// Bundles the Node entry: Node runs .ts files itself, but not the .tsx files of the views.
import { build } from 'esbuild'
import { inProject, serverBundle } from '#tools/root.ts'

/** Some packages contain CommonJS that requires Node's own modules. */
const banner = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

/**
 * Bundles functions/node.ts with its packages, so the file runs without node_modules.
 * @param alias files by the import they replace
 * @throws Error with esbuild's messages
 */
export async function bundleServer(
  outfile: string = serverBundle,
  alias: Record<string, string> = {},
): Promise<void> {
  await build({
    entryPoints: [inProject('functions', 'node.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    alias,
    banner: { js: banner },
    sourcemap: 'linked',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}
