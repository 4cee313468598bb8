// The bare site: the framework with its React integration; from this project only the counter of pages.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  srcDir: './scripts/bench/bare-site',
  publicDir: './scripts/bench/bare-site/public',
  outDir: './.build/bare',
  cacheDir: './.build/bare-cache',
  build: { format: 'file' },
  logger: { entrypoint: './scripts/lib/build-logger.mjs' },
  integrations: [react()],
  devToolbar: { enabled: false },
})
