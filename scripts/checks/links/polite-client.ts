// Asks web servers politely: one request at a time per host with a pause, robots.txt respected, a time limit.
import { setTimeout as wait } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import { type Answer, isRedirect, type Outcome, outcomeOf, saysEnough } from './outcome.ts'

export interface Politeness {
  /** such as waymark/1.0.0 */
  agent: string
  /** between two requests to one host */
  pauseMs: number
  timeoutMs: number
  /** origin through which every address is asked, as {through}/https://…; by default addresses are asked directly */
  through?: string | undefined
}

const mostRedirects = 5
const robotsNo = { state: 'unsure', detail: 'robots.txt asks not to read it' } as const

/** Code of a failed request: ENOTFOUND, ECONNREFUSED, timeout … */
function faultOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string; message?: string } }
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? name)
}

type Robots = ReturnType<typeof robotsParser>

export class PoliteClient {
  /** the end of the last request to a host, and its pause */
  readonly #hosts = new Map<string, Promise<unknown>>()
  readonly #robots = new Map<string, Promise<Robots | undefined>>()
  readonly #by: Politeness

  constructor(by: Politeness) {
    this.#by = by
  }

  /** Whether a page is there, by HEAD and where that says too little by GET. */
  async ask(address: string): Promise<Outcome> {
    const answers: Answer[] = []
    let at = address
    while (answers.length <= mostRedirects) {
      if (!(await this.#mayRead(at))) return robotsNo
      const answer = await this.#answer(at)
      answers.push(answer)
      const next = isRedirect(answer) ? URL.parse(answer.location, at) : null
      if (!next || !/^https?:$/.test(next.protocol)) break
      at = next.href
    }
    return outcomeOf(answers, at)
  }

  async #answer(address: string): Promise<Answer> {
    const head = await this.#inTurn(address, 'HEAD')
    return saysEnough(head) ? head : this.#inTurn(address, 'GET')
  }

  async #mayRead(address: string): Promise<boolean> {
    const { origin } = new URL(address)
    const known = this.#robots.get(origin) ?? this.#readRobots(origin)
    this.#robots.set(origin, known)
    return (await known)?.isAllowed(address, this.#by.agent) ?? true
  }

  /** Undefined for a host without rules, or without an answer. */
  async #readRobots(origin: string): Promise<Robots | undefined> {
    let text = ''
    const answer = await this.#inTurn(`${origin}/robots.txt`, 'GET', async (response) => {
      text = await response.text()
    })
    const isRead = 'status' in answer && answer.status === 200
    return isRead ? robotsParser(`${origin}/robots.txt`, text) : undefined
  }

  /** Sends a request when the host has had its pause. */
  #inTurn(address: string, method: string, read?: (response: Response) => Promise<void>): Promise<Answer> {
    const { host } = new URL(address)
    const before = this.#hosts.get(host)
    const answer = Promise.resolve(before).then(() => this.#send(address, method, read))
    this.#hosts.set(
      host,
      answer.then(() => wait(this.#by.pauseMs)),
    )
    return answer
  }

  async #send(
    address: string,
    method: string,
    read?: (response: Response) => Promise<void>,
  ): Promise<Answer> {
    const { agent, timeoutMs, through } = this.#by
    try {
      const response = await fetch(through ? `${through}/${address}` : address, {
        method,
        redirect: read ? 'follow' : 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'User-Agent': agent, Accept: '*/*' },
      })
      if (read) await read(response)
      else await response.body?.cancel()
      const location = response.headers.get('Location')
      return { status: response.status, ...(location && { location }) }
    } catch (error) {
      return { fault: faultOf(error) }
    }
  }
}
