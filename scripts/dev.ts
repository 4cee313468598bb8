// npm run dev: pages redrawn after each edit of src/ and data/, with the API of the Node entry at the same address.
import { dev } from 'astro'
import { ensureServer } from '#site/bundle-server.ts'
import { watchData } from '#site/dev/watch-data.ts'
import { ensureServerFiles } from '#site/server-files.ts'
import { checkBuildSettings } from '#tools/build-settings.ts'
import { command } from '#tools/command.ts'
import { choosePort } from '#tools/port.ts'
import { onStop } from '#tools/process.ts'
import { root } from '#tools/root.ts'
import { serveSite } from '#tools/serve-site.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command({ server: true }, async () => {
  checkBuildSettings()
  const port = await choosePort(process.env.PORT)
  ensureServerFiles()
  await watchData()
  await ensureServer()
  const api = await serveSite({ port: await choosePort(String(port + 1000)) })
  const pages = await dev({
    root,
    logLevel: 'info',
    server: { port },
    vite: { server: { strictPort: true, proxy: { '/api': api.url } } },
  })
  onStop(() => pages.stop())
  console.log(`Waymark is ready for editing: http://localhost:${port}`)
})
