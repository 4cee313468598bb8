// npm start: builds what changed, then serves pages and API on one address until it is stopped.
import { checkBuildSettings } from '#tools/build-settings.ts'
import { command } from '#tools/command.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { serveSite } from '#tools/serve-site.ts'

await command({ server: true }, async () => {
  checkBuildSettings()
  const port = await choosePort(process.env.PORT)
  await ensureBuilt()
  const { url } = await serveSite({ port })
  console.log(`Waymark is ready: ${url}`)
})
