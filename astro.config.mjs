// How pages become files. Addresses in their final form, one external stylesheet, and what only some kinds of pages use
// inside these: a strict Content-Security-Policy allows only the few inline scripts and sheets the build has hashed.
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { oneBuildAtATime } from './scripts/lib/build-lock.ts'
import { clientDirectives } from './scripts/site/client-directives.ts'
import { trimIslandRuntime } from './scripts/site/island-runtime.ts'
import { pruneStale } from './scripts/site/prune.ts'
import { browserCode } from './scripts/site/script-chunks.ts'
import { sitemaps } from './scripts/site/sitemap.ts'
import { flightProviderOf } from './src/contracts/flights-status.ts'
import { mapTiles } from './src/lib/map-tiles.ts'

// What only some kinds of pages use is written into these: a second sheet would be one request more. Scripts fetch the last two.
const isSmallSheet = (file) => file.endsWith('.css') && !/\/(Page|admin|late|leaflet)\./.test(file)

export default defineConfig({
  site: process.env.SITE_URL || 'https://waymark.example',
  output: 'static',
  trailingSlash: 'never',
  // White space between elements as HTML has it: the formatter moves line breaks, which must not glue words.
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'auto' },
  cacheDir: './.build/astro',
  logger: { entrypoint: './scripts/lib/build-logger.mjs' },
  integrations: [
    oneBuildAtATime(),
    // Islands render no Suspense streams: the plain renderer takes a fifth off the build.
    react({ experimentalDisableStreaming: true }),
    clientDirectives(),
    ...sitemaps(),
    pruneStale(),
  ],
  // Pages whose cacheKey and code are unchanged stay as they are in dist; pruneStale removes what is gone.
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), trimIslandRuntime()],
    define: {
      'import.meta.env.MAP_TILES': JSON.stringify(mapTiles(process.env) ?? null),
      'import.meta.env.FLIGHT_PROVIDER': JSON.stringify(flightProviderOf(process.env)),
    },
    build: { assetsInlineLimit: isSmallSheet, emptyOutDir: false },
    environments: { client: browserCode },
  },
})
