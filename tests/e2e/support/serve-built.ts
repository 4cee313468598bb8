// Serves the present build with a database in memory, for browser tests, benchmarks and screenshots.
//   node tests/e2e/support/serve-built.ts [port]
import { command } from '#tools/command.ts'
import { choosePort } from '#tools/port.ts'
import { serveSite } from '#tools/serve-site.ts'

await command({ server: true, words: 'a port' }, async ({ words: [port] }) => {
  const { url } = await serveSite({ port: await choosePort(port), database: ':memory:' })
  console.log(`Serving ${url}`)
})
