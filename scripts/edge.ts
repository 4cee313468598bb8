// npm run edge: the built site on workerd, as Cloudflare runs it, with a local database.
import { checkBuildSettings } from '#tools/build-settings.ts'
import { command } from '#tools/command.ts'
import { startEdge } from '#tools/edge-server.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'

await command({ server: true }, async () => {
  checkBuildSettings()
  const port = await choosePort(process.env.PORT)
  await ensureBuilt()
  const { url, wrangler } = await startEdge(port)
  wrangler.on('exit', (code) => process.exit(code ?? 1))
  console.log(`Waymark is ready on workerd: ${url}`)
})
