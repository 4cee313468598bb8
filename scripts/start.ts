// npm start: builds what changed, then serves pages and API on one address until it is stopped.
import { command } from '#tools/command.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { serveSite } from '#tools/serve-site.ts'

await command({ server: true }, async () => {
  await ensureBuilt()
  const { HOST, DATABASE_PATH } = process.env
  const { url } = await serveSite({
    port: await choosePort(process.env.PORT),
    ...(HOST && { host: HOST }),
    ...(DATABASE_PATH && { database: DATABASE_PATH }),
  })
  console.log(`Waymark is ready: ${url}`)
})
