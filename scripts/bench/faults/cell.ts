// One service failing in one way: a server started for it gets the requests of a page.
import { start, stop } from '#tools/process.ts'
import { serverBundle } from '#tools/root.ts'
import type { Row } from './rows.ts'

export interface Cell {
  /** slowest answer of the API and of the page, milliseconds */
  apiMs: number
  pageMs: number
  outcome: string
  /** broken promises, one sentence each */
  complaints: string[]
}

/** Upper limit of an answer to a visitor, milliseconds. */
export const slowestMs = 2500
const leastOptions = 3
/** One is built, one is drawn when asked for. */
const pages = ['/route/london-paris', '/route/bordeaux-turin']
/** Three failures open the breaker: the fourth answer comes without a request to the service. */
const asks = 4
/** Words of the fakes and keys of the settings: neither may reach a visitor or the log. */
const secrets = /SECRET|words of the service|tp-token|duffel_test_token|om-key/

/** Starts the built server in a process of its own. */
async function serve(environment: Record<string, string>) {
  const env = { ...cleanEnvironment(), ...environment, PORT: '0', DATABASE_PATH: ':memory:' }
  const child = start(process.execPath, [serverBundle], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()))
    child.once('exit', () => reject(new Error(`The server did not start:\n${log}`)))
  })
  return { url, log: () => log, stop: () => stop(child) }
}

/** The environment without the settings of this machine, which would reach real services. */
function cleanEnvironment(): Record<string, string | undefined> {
  const ours = /_(TOKEN|MARKER|BASE_URL|API_KEY|USER_AGENT|PROVIDER)$|^SITE_URL$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
}

async function timed(url: string): Promise<{ status: number; body: string; ms: number }> {
  const since = performance.now()
  const response = await fetch(url)
  const body = await response.text()
  return { status: response.status, body, ms: performance.now() - since }
}

function complaintsAboutPage({ status, body, ms }: Awaited<ReturnType<typeof timed>>): string[] {
  const options = body.match(/class="board-row"/g)?.length ?? 0
  return [
    ...(status === 200 && body.includes('<h1') && options >= leastOptions
      ? []
      : [`the page is not whole (${status})`]),
    ...(ms > slowestMs ? [`the page took ${Math.round(ms)} ms`] : []),
  ]
}

function complaintsAboutAnswer({ status, body, ms }: Awaited<ReturnType<typeof timed>>): string[] {
  return [
    ...(status === 200 ? [] : [`answered ${status}`]),
    ...(ms > slowestMs ? [`took ${Math.round(ms)} ms`] : []),
    ...(secrets.test(body) ? ['passed words of the service on'] : []),
  ]
}

/** Starts a server for the row and sends requests; `failing` and `healthy` are addresses of the fakes. */
export async function measure(row: Row, failing: string, healthy: string): Promise<Cell> {
  const server = await serve(row.settings(failing, healthy))
  try {
    const [first, ...loaded] = await Promise.all([row.path, ...pages].map((path) => timed(server.url + path)))
    if (!first) throw new Error('Nothing was asked.')
    const answers = [first]
    while (answers.length < asks) answers.push(await timed(server.url + row.path))
    const outcomes = new Set(answers.map(({ body }) => row.outcome(JSON.parse(body))))
    return {
      apiMs: Math.max(...answers.map(({ ms }) => ms)),
      pageMs: Math.max(...loaded.map(({ ms }) => ms)),
      outcome: [...outcomes].join(' / '),
      complaints: [
        ...loaded.flatMap(complaintsAboutPage),
        ...answers.flatMap(complaintsAboutAnswer),
        ...(secrets.test(server.log()) ? ['the log holds words of the service, or a key'] : []),
      ],
    }
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error)
    return { apiMs: Number.NaN, pageMs: Number.NaN, outcome: 'broken', complaints: [complaint] }
  } finally {
    await server.stop()
  }
}
