// npm run bench -- catalogue: the real catalogue against its budget, and how the compiler grows on made-up continents of up to
// 320 cities (102,080 directed routes): time must grow no worse than the number of routes.

import { rmSync } from 'node:fs'
import { writeSyntheticNetwork } from '#bench/synthetic-network.ts'
import { citiesOf } from '#catalogue/place.ts'
import { compile } from '#compiler/compose/compile.ts'
import { readNetwork } from '#compiler/read/network.ts'
import { command } from '#tools/process.ts'
import { root } from '#tools/root.ts'
import { table } from '#tools/table.ts'

const limits = { realSeconds: 10, realMb: 500, growth: 1.1 } as const
const sizes = [40, 80, 160, 320] as const

interface Measured {
  routes: number
  ms: number
}

/** So many cities are composed at a time: the options of all 102,080 routes together do not fit into memory. */
const batch = 20

/** CPU time of composing. */
function measure(folder: string): Measured {
  const network = readNetwork(folder)
  const cities = citiesOf(network.places.values()).map(({ id }) => id)
  const start = process.cpuUsage()
  let routes = 0
  for (let at = 0; at < cities.length; at += batch)
    routes += compile(network, { origins: cities.slice(at, at + batch) }).routes.length
  const { user, system } = process.cpuUsage(start)
  return { routes, ms: (user + system) / 1000 }
}

await command(async () => {
  const realStart = process.cpuUsage()
  const { routes } = compile(readNetwork(root))
  const real = process.cpuUsage(realStart)
  const seconds = (real.user + real.system) / 1e6
  const mb = Math.round(process.resourceUsage().maxRSS / 1000)
  console.log(
    `the catalogue: ${routes.length} routes in ${seconds.toFixed(1)} CPU s (line ${limits.realSeconds}), ` +
      `${mb} MB at most (line ${limits.realMb}), ${((seconds * 1000) / routes.length).toFixed(2)} ms a route`,
  )
  const rows = sizes.map((size) => {
    const folder = writeSyntheticNetwork(size)
    try {
      const measured = measure(folder)
      console.log(`  ${size} cities: ${measured.routes} routes in ${(measured.ms / 1000).toFixed(1)} s`)
      return { size, ...measured }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  const first = rows[1] as (typeof rows)[number]
  const last = rows.at(-1) as (typeof rows)[number]
  const ratio = last.ms / first.ms / (last.routes / first.routes)
  console.log(
    table(
      ['cities', 'routes', 'CPU s', 'ms a route'],
      rows.map(({ size, routes: count, ms }) => [
        String(size),
        String(count),
        (ms / 1000).toFixed(1),
        (ms / count).toFixed(3),
      ]),
    ),
  )
  console.log(
    `from ${first.size} to ${last.size} cities time grew ${ratio.toFixed(2)} times as much as the routes (line ${limits.growth})`,
  )
  const faults = [
    ...(seconds > limits.realSeconds ? ['compiling takes too long'] : []),
    ...(mb > limits.realMb ? ['compiling takes too much memory'] : []),
    ...(ratio > limits.growth ? ['the compiler grows faster than its routes'] : []),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
})
