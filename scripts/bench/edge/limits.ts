// The app on workerd against the limits of Cloudflare's free plan.
// https://developers.cloudflare.com/workers/platform/limits/
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { briefPath } from '#contracts/reach-paths.ts'
import { pathTo } from '#i18n/paths.ts'
import { quietWrangler, startEdge } from '#tools/edge-server.ts'
import { ensureBuilt } from '#tools/ensure-built.ts'
import { choosePort } from '#tools/port.ts'
import { finish, StepError, start } from '#tools/process.ts'
import { bin, buildFolder } from '#tools/root.ts'
import { table } from '#tools/table.ts'
import { cpuMsOf } from '../cpu-ms.ts'
import { someEnds, somePairs } from '../pairs/some-pairs.ts'

const limits = { scriptKib: 3072, startMs: 1000, requestMs: 10 } as const
const requests = 300
const warmUp = 60
/** The cheapest answer of the app: its cost is that of workerd's own local proxies. */
const empty = '/api/nothing'

const pairOfTowns = 'pair of towns'
/** The smaller one of the two files that the page of a pair is drawn from, asked for as a file. */
const fileOfPair = 'its brief file'

/** Paths of a tool with so many different towns each. */
const toolPaths = (tool: 'meet' | 'tour', field: string, count: number, more = ''): string[] => {
  const ends = [...new Set(someEnds(requests).map(({ from }) => from))]
  return ends.map((_, index) => {
    const towns = Array.from({ length: count }, (_, at) => ends[(index + at) % ends.length])
    return `${pathTo[tool]('en')}?${towns.map((town) => `${field}=${town}`).join('&')}${more}`
  })
}

/** Different questions; of pairs more than an isolate keeps, so that each is drawn. */
const asked = (): Record<string, string[]> => ({
  [pairOfTowns]: somePairs(requests + warmUp),
  [fileOfPair]: someEnds(requests + warmUp).map(({ to }) => briefPath(to)),
  'meeting of three': toolPaths('meet', 'from', 3),
  'meeting of six': toolPaths('meet', 'from', 6),
  'tour of ten towns in the best order': toolPaths('tour', 'stop', 10, '&order=hours'),
  'place search': ['par', 'new yo', 'Nürnb', 'san', 'reykj', 'tor'].map(
    (text) => `/api/geocode/search?query=${encodeURIComponent(text)}`,
  ),
  'place search, misspelt': ['barcleona', 'rekjavik', 'helsinik', 'stokholm', 'marsaille'].map(
    (text) => `/api/geocode/search?query=${text}`,
  ),
  'generated route': [
    '/route/london-new-york',
    '/de/route/nuremberg-delft',
    '/fr/route/kopavogur-oslo',
    '/it/route/lisbon-casablanca',
    '/es/route/tokyo-los-angeles',
    '/route/athens-marmaris',
  ],
  'not found': ['/route/london-atlantisburg', '/de/nothing', '/city/nowhere'],
  'hop to another address': ['/route/wien-nuernberg', '/route/London_New_York'],
  'page from a file': ['/', '/de', '/route/london-paris'],
})

/** Output of `wrangler check startup`: KiB of the gzipped script, ms of work while it starts. */
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

async function request(url: string, paths: readonly string[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await (await fetch(url + paths[index % paths.length], { redirect: 'manual' })).arrayBuffer()
}

/** CPU milliseconds of a request for each kind of page, and of an empty answer. */
async function measureRequests(): Promise<{ proxies: number; rows: [string, number][] }> {
  const { url, wrangler } = await startEdge(await choosePort())
  const cpu = () => cpuMsOf(wrangler.pid as number, 'workerd')
  const measure = async (paths: readonly string[]) => {
    await request(url, paths, warmUp)
    await wait(300)
    const before = cpu()
    await request(url, paths, requests)
    return (cpu() - before) / requests
  }
  const proxies = await measure([empty])
  const rows: [string, number][] = []
  for (const [name, paths] of Object.entries(asked())) rows.push([name, (await measure(paths)) - proxies])
  const { [pairOfTowns]: pair = 0, [fileOfPair]: file = 0 } = Object.fromEntries(rows)
  // two files at least as dear: the larger one would cost three times as much to send, which a page does not do
  return { proxies, rows: [...rows, [`${pairOfTowns} without reading`, pair - 2 * file]] }
}

/** @returns 1 when a limit is exceeded */
export async function benchEdge(): Promise<0 | 1> {
  await ensureBuilt()
  const { kib, ms } = await measureStart()
  const { proxies, rows } = await measureRequests()
  console.log(
    `script ${Math.round(kib)} KiB gzipped (limit ${limits.scriptKib}), start ${Math.round(ms)} ms of work (limit ${limits.startMs})`,
  )
  console.log(
    `CPU per request beyond the ${proxies.toFixed(1)} ms an empty answer takes here; reading a file is counted, ` +
      `which Cloudflare does for us (limit ${limits.requestMs} ms)`,
  )
  const cells = rows.map(([name, cpuMs]) => [name, cpuMs.toFixed(1)])
  console.log(table(['request', 'CPU ms'], cells))
  const faults = [
    ...(kib > limits.scriptKib ? ['the script is too large'] : []),
    ...(ms > limits.startMs ? ['the script starts too slowly'] : []),
    ...rows.filter(([, cpuMs]) => cpuMs > limits.requestMs).map(([name]) => `${name} takes too long`),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}
