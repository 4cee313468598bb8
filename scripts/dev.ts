// npm run dev: pages redrawn as you edit, with the API of the Node entry behind the same address.
import { dev } from 'astro'
import { bundleServer } from '#site/bundle-server.ts'
import { ensureHashes } from '#site/server-files.ts'
import { choosePort } from '#tools/port.ts'
import { command, onStop, runScript } from '#tools/process.ts'
import { inProject, root } from '#tools/root.ts'
import { serveSite } from '#tools/serve-site.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

await command(
  async () => {
    await runScript(inProject('scripts', 'data-catalogue.ts'), [], {
      failure: 'The catalogue did not compile',
      remedy: 'Correct the data named above, then run the command again.',
    })
    await runScript(inProject('scripts', 'data-gazetteer.ts'), [], {
      failure: 'The gazetteer did not compile',
      remedy: 'Correct the names above in data/gazetteer, then run the command again.',
    })
    ensureHashes()
    await bundleServer()
    const port = await choosePort(process.env.PORT)
    const api = await serveSite({ port: await choosePort(String(port + 1000)) })
    const pages = await dev({
      root,
      logLevel: 'info',
      server: { port },
      vite: { server: { strictPort: true, proxy: { '/api': api.url } } },
    })
    onStop(() => pages.stop())
    console.log(`Waymark is ready for editing: http://localhost:${port}`)
  },
  { server: true },
)
