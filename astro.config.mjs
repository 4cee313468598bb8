// The Astro build: addresses in their final form (D17), one external stylesheet (A33).
// The Content-Security-Policy allows only inline scripts and sheets whose hash the build knows (A7).
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { oneBuildAtATime } from './scripts/lib/build-lock.ts'
import { clientDirectives } from './scripts/site/client-directives.ts'
import { freshCatalogue } from './scripts/site/dev/fresh-catalogue.ts'
import { liveReach } from './scripts/site/dev/live-reach.ts'
import { trimIslandRuntime } from './scripts/site/island-runtime.ts'
import { bundleOnly } from './scripts/site/pages/bundle.ts'
import { browserCode } from './scripts/site/script-chunks.ts'
import { mapTiles } from './src/lib/map-tiles.ts'
import { exampleSiteUrl } from './src/lib/site-url.ts'

// Sheets that only some kinds of pages use are inlined, which saves a request (A33).
// Page and admin are linked by pages; late, leaflet and search are fetched by scripts.
const isSmallSheet = (file) => file.endsWith('.css') && !/\/(Page|admin|late|leaflet|search)\./.test(file)

export default defineConfig({
  site: process.env.SITE_URL || exampleSiteUrl,
  output: 'static',
  trailingSlash: 'never',
  // Keeps white space between elements: a line break of the formatter is a space (A9).
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'auto' },
  cacheDir: './.build/astro',
  // Astro bundles, scripts/site/pages draws the pages and writes dist (A12).
  outDir: './.build/pages/site',
  logger: { entrypoint: './scripts/lib/build-logger.mjs' },
  integrations: [
    oneBuildAtATime(),
    // Islands do not stream Suspense; the plain renderer makes the build a fifth faster.
    react({ experimentalDisableStreaming: true }),
    clientDirectives(),
    bundleOnly(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), trimIslandRuntime(), freshCatalogue(), liveReach()],
    define: {
      'import.meta.env.MAP_TILES': JSON.stringify(mapTiles(process.env) ?? null),
    },
    build: { assetsInlineLimit: isSmallSheet },
    environments: { client: browserCode },
  },
})
