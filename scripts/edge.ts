// npm run edge: the built site on workerd, as Cloudflare runs it, with a local database.
import { command } from '#tools/command.ts'
import { startEdge } from '#tools/edge-server.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'

await command({ server: true }, async () => {
  await ensureBuilt()
  const { url, wrangler } = await startEdge(await choosePort(process.env.PORT))
  wrangler.on('exit', (code) => process.exit(code ?? 1))
  console.log(`Waymark is ready on workerd: ${url}`)
})
