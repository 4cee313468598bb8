// Cost of compiling the real catalogue, and how its time grows with the number of routes.
import { rmSync } from 'node:fs'
import { compile, composer } from '#compiler/compose/compile.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { writeSyntheticNetwork } from './synthetic-network.ts'

/** MB: the network of 460 towns is held while the forty cities are composed. */
const limits = { realSeconds: 10, realMb: 1_100, growth: 1.1 } as const
const sizes = [40, 80, 160, 320, 1600] as const
/** Index of the first size that is compared: the smallest continent only warms the code up. */
const comparedFrom = 1

interface Measured {
  size: number
  routes: number
  /** CPU time of composing */
  ms: number
}

/** Origins composed of a larger size: the time of a route is measured, and two million would take an hour. */
const mostOrigins = 320

const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

function composeAll(folder: string): { routes: number; ms: number } {
  const network = readNetwork(folder)
  const cities = [...network.places.values()].filter(({ kind }) => kind === 'city').map(({ id }) => id)
  const every = Math.ceil(cities.length / mostOrigins)
  const origins = cities.filter((_, index) => index % every === 0)
  const start = process.cpuUsage()
  const { from, routeOf } = composer(network)
  let routes = 0
  for (const origin of origins)
    routes += from(
      origin,
      cities.filter((id) => id !== origin),
    ).map(routeOf).length
  return { routes, ms: cpuMs(start) }
}

function measureSize(size: number): Measured {
  const folder = writeSyntheticNetwork(size)
  try {
    const measured = composeAll(folder)
    console.log(`  ${size} cities: ${measured.routes} routes in ${(measured.ms / 1000).toFixed(1)} s`)
    return { size, ...measured }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measureReal(): { seconds: number; mb: number } {
  const start = process.cpuUsage()
  const { routes } = compile(readNetwork(root))
  const seconds = cpuMs(start) / 1000
  const mb = Math.round(process.resourceUsage().maxRSS / 1000)
  console.log(
    `the catalogue: ${routes.length} routes in ${seconds.toFixed(1)} CPU s (line ${limits.realSeconds}), ` +
      `${mb} MB at most (line ${limits.realMb}), ${((seconds * 1000) / routes.length).toFixed(2)} ms a route`,
  )
  return { seconds, mb }
}

/** Growth of the time divided by the growth of the number of routes, between two sizes. */
const growthOf = (from: Measured, to: Measured) => to.ms / from.ms / (to.routes / from.routes)

/** @returns 1 when a limit is exceeded */
export function benchCatalogue(): 0 | 1 {
  const { seconds, mb } = measureReal()
  const measured = sizes.map(measureSize)
  const rows = measured.map(({ size, routes, ms }) =>
    [size, routes, (ms / 1000).toFixed(1), (ms / routes).toFixed(3)].map(String),
  )
  console.log(table(['cities', 'routes', 'CPU s', 'ms a route'], rows))
  const [first, last] = [measured[comparedFrom], measured.at(-1)] as [Measured, Measured]
  const growth = growthOf(first, last)
  console.log(
    `from ${first.size} to ${last.size} cities time grew ${growth.toFixed(2)} times as much as the routes (line ${limits.growth})`,
  )
  const faults = [
    ...(seconds > limits.realSeconds ? ['compiling takes too long'] : []),
    ...(mb > limits.realMb ? ['compiling takes too much memory'] : []),
    ...(growth > limits.growth ? ['the compiler grows faster than its routes'] : []),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}
