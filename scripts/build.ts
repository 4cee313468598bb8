// npm run build: data → catalogue → pages in dist → files for the servers in .build/server; nothing when nothing changed.
//   -- --fresh       bundles and draws everything again
//   -- --release     compresses files with the best quality of brotli, which takes minutes
import { exampleSiteUrl } from '#lib/site-url.ts'
import { buildSite } from '#site/build-site.ts'
import { buildLock, withLock } from '#tools/build-lock.ts'
import { isBuilt, presentInputs } from '#tools/build-record.ts'
import { checkBuildSettings } from '#tools/build-settings.ts'
import { command } from '#tools/command.ts'

const takes = {
  fresh: { type: 'boolean' },
  release: { type: 'boolean' },
} as const

await command({ options: takes }, ({ options }) => {
  checkBuildSettings()
  return withLock(buildLock, async () => {
    const inputs = presentInputs()
    if (!options.fresh && !options.release && isBuilt(inputs)) {
      console.log('Nothing has changed since the last build.')
      return
    }
    if (!process.env.SITE_URL)
      console.warn(`SITE_URL is not set: canonical links, sitemap and robots.txt say ${exampleSiteUrl}.`)
    await buildSite(inputs, options)
  })
})
