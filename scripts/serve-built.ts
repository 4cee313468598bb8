// Serves what is built, with a database that is forgotten: for browser tests, benchmarks and screenshots.
//   node scripts/serve-built.ts [port]
import { choosePort } from './lib/port.ts'
import { command } from './lib/process.ts'
import { serveSite } from './lib/serve-site.ts'

await command(
  async () => {
    const { url } = await serveSite({ port: await choosePort(process.argv[2]), database: ':memory:' })
    console.log(`Serving ${url}`)
  },
  { server: true },
)
