// The Node entry in one file: Node runs TypeScript by itself but not the .tsx of the views.
import { build } from 'esbuild'
import { at, serverBundle } from './root.ts'

/** Stay in node_modules. React is bundled, or Node would load its slow development build. */
const external = ['hono', '@hono/node-server', 'zod', 'zod/*', 'hono/*']

/** Bundles functions/node.ts. @throws Error with esbuild's messages */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: [at('functions', 'node.ts')],
    outfile: serverBundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    external,
    sourcemap: 'linked',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}
