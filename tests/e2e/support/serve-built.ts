// Serves what is built, with a database that is forgotten: for browser tests, benchmarks and screenshots.
//   node tests/e2e/support/serve-built.ts [port]
import { choosePort } from '#tools/port.ts'
import { command } from '#tools/process.ts'
import { serveSite } from '#tools/serve-site.ts'

await command(
  async () => {
    const { url } = await serveSite({ port: await choosePort(process.argv[2]), database: ':memory:' })
    console.log(`Serving ${url}`)
  },
  { server: true },
)
