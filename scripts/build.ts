// npm run build: data → catalogue → pages in dist → files for the servers in .build/server.
//   -- --if-needed   does nothing when no input has changed since the last build
//   -- --fresh       redraws every page
//   -- --release     compresses files with the best quality of brotli, which takes minutes
import { exampleSiteUrl } from '#lib/site-url.ts'
import { buildSite } from '#site/build-site.ts'
import { buildLock, withLock } from '#tools/build-lock.ts'
import { isBuilt } from '#tools/build-record.ts'
import { checkBuildSettings } from '#tools/build-settings.ts'
import { command } from '#tools/command.ts'

const takes = {
  'if-needed': { type: 'boolean' },
  fresh: { type: 'boolean' },
  release: { type: 'boolean' },
} as const

await command({ options: takes }, ({ options }) => {
  checkBuildSettings()
  return withLock(buildLock, async () => {
    if (options['if-needed'] && isBuilt()) return
    if (!process.env.SITE_URL)
      console.warn(`SITE_URL is not set: canonical links, sitemap and robots.txt say ${exampleSiteUrl}.`)
    await buildSite(options)
  })
})
