// The Node entry in one file: Node runs TypeScript by itself but not the .tsx of the views.
import { build } from 'esbuild'
import { inProject, serverBundle } from '#tools/root.ts'

/** Some packages are CommonJS inside and ask for Node's own modules. */
const banner = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

/**
 * Bundles functions/node.ts with all it needs: the file runs without node_modules. `alias` puts files in the place of imports.
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
