// npm run bench -- edge: whether the app fits a Worker of the free plan: size of the script, time to start, CPU per request.
// https://developers.cloudflare.com/workers/platform/limits/
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quietWrangler, startEdge } from '#tools/edge-server.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { command, finish, StepError, start } from '#tools/process.ts'
import { bin, buildFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'

const limits = { scriptKib: 3072, startMs: 1000, requestMs: 10 } as const
const requests = 300
const warmUp = 60
/** The cheapest answer of the app: what it costs is the work of workerd's own local proxies. */
const empty = '/api/nothing'

/** Different questions, so that nothing is answered from memory. */
const asked: Record<string, string[]> = {
  'place search': ['par', 'new yo', 'Nürnb', 'san', 'reykj', 'tor'].map(
    (text) => `/api/geocode/search?query=${encodeURIComponent(text)}`,
  ),
  'place search, misspelt': ['barcleona', 'rekjavik', 'helsinik', 'stokholm', 'marsaille'].map(
    (text) => `/api/geocode/search?query=${text}`,
  ),
  'generated route': [
    '/route/london-new-york',
    '/de/route/nuremberg-zermatt',
    '/fr/route/reykjavik-oslo',
    '/it/route/lisbon-istanbul',
    '/es/route/tokyo-los-angeles',
    '/route/athens-izmir',
  ],
  'not found': ['/route/london-atlantisburg', '/de/nothing', '/city/nowhere'],
  'hop to another address': ['/route/wien-nuernberg', '/route/London_New_York'],
  'page from a file': ['/', '/de', '/route/london-paris'],
}

/** What `wrangler check startup` says: KiB of the script gzipped, ms of work while it starts. */
async function measureStart(): Promise<{ kib: number; ms: number }> {
  const profile = join(buildFolder, 'startup.cpuprofile')
  const { output } = await finish(
    start(bin('wrangler'), ['check', 'startup', '--outfile', profile], { env: quietWrangler, stdio: 'pipe' }),
  )
  const [kib, ms] = [/gzip: ([\d.]+) KiB/, /Active: ([\d.]+) ms/].map((form) =>
    Number(form.exec(output)?.[1]),
  )
  if (!kib || !ms) throw new StepError(`wrangler check startup said something else than expected:\n${output}`)
  return { kib, ms }
}

/** CPU milliseconds all workerd processes below a process have used so far. */
function workerdCpuMs(parent: number): number {
  const ticksPerSecond = 100
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [, name = ''] = /\((.*)\)/.exec(text) ?? []
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        return [
          {
            pid: Number(pid),
            name,
            parent: Number(fields[1]),
            ticks: Number(fields[11]) + Number(fields[12]),
          },
        ]
      } catch {
        return [] // ended meanwhile
      }
    })
  const below = new Set([parent])
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent: of } of stats) if (below.has(of)) below.add(pid)
  }
  const ticks = stats
    .filter(({ pid, name }) => below.has(pid) && name === 'workerd')
    .map((each) => each.ticks)
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / ticksPerSecond
}

await command(async () => {
  await ensureBuilt()
  const { kib, ms } = await measureStart()
  const { url, wrangler } = await startEdge(await choosePort())
  const cpu = () => workerdCpuMs(wrangler.pid as number)
  const ask = async (paths: readonly string[], count: number) => {
    for (let index = 0; index < count; index += 1)
      await (await fetch(url + paths[index % paths.length], { redirect: 'manual' })).arrayBuffer()
  }
  const measure = async (paths: readonly string[]) => {
    await ask(paths, warmUp)
    await wait(300)
    const before = cpu()
    await ask(paths, requests)
    return (cpu() - before) / requests
  }
  const proxies = await measure([empty])
  const rows: [string, number][] = []
  for (const [name, paths] of Object.entries(asked)) rows.push([name, (await measure(paths)) - proxies])
  console.log(
    `script ${Math.round(kib)} KiB gzipped (limit ${limits.scriptKib}), start ${Math.round(ms)} ms of work (limit ${limits.startMs})`,
  )
  console.log(
    `CPU per request beyond the ${proxies.toFixed(1)} ms an empty answer takes here; reading a file is counted, ` +
      `which Cloudflare does for us (limit ${limits.requestMs} ms)`,
  )
  console.log(
    table(
      ['request', 'CPU ms'],
      rows.map(([name, ms]) => [name, ms.toFixed(1)]),
    ),
  )
  const faults = [
    ...(kib > limits.scriptKib ? ['the script is too large'] : []),
    ...(ms > limits.startMs ? ['the script starts too slowly'] : []),
    ...rows.filter(([, ms]) => ms > limits.requestMs).map(([name]) => `${name} takes too long`),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
})
