// Exchange rates: kept, else the ECB, else Frankfurter, else kept though old, else the fixed table. Never fails.
import { fallbackRates } from '#catalogue/limits.ts'
import { type RatesReply, ratesReplySchema } from '#contracts/rates.ts'
import { createBreaker } from '#functions/upstream/breaker.ts'
import { fetchEcbRates } from '#functions/upstream/ecb.ts'
import { orAborted } from '#functions/upstream/fetch-text.ts'
import { fetchFrankfurterRates } from '#functions/upstream/frankfurter.ts'
import type { KeptAnswers } from './cache.ts'
import type { Config } from './config.ts'

const hour = 3_600_000
const freshMs = 12 * hour
const staleMs = 7 * 24 * hour
/** all upstream calls of one answer together */
const deadlineMs = 2300
const callMs = 1100
const key = 'rates'

export interface RatesAnswer {
  reply: RatesReply
  /** stale: older than 12 hours and not renewed; fixed: the table of the specification */
  state: 'fresh' | 'stale' | 'fixed'
}

interface Needs {
  cache: KeptAnswers
  config: Pick<Config, 'ecbBaseUrl' | 'frankfurterBaseUrl'>
  fetch: typeof fetch
  now: () => Date
}

const fixed: RatesAnswer = { reply: { rates: fallbackRates, source: 'fallback' }, state: 'fixed' }

/** A function that answers with rates within 2.3 s, asking outside at most once at a time. */
export function createRates({ cache, config, fetch, now }: Needs): () => Promise<RatesAnswer> {
  const clock = () => now().getTime()
  const [ecb, frankfurter] = [createBreaker(clock), createBreaker(clock)]
  let underWay: Promise<RatesReply> | undefined

  async function ask(): Promise<RatesReply> {
    const outside = { fetch, signal: AbortSignal.timeout(deadlineMs), timeoutMs: callMs }
    try {
      return { ...(await ecb.run(() => fetchEcbRates(config.ecbBaseUrl, outside, now()))), source: 'ecb' }
    } catch {
      const rates = await frankfurter.run(() =>
        fetchFrankfurterRates(config.frankfurterBaseUrl, outside, now()),
      )
      return { ...rates, source: 'frankfurter' }
    }
  }

  async function renew(): Promise<RatesReply> {
    const reply = await ask()
    await cache.put(key, { value: reply, storedAt: clock() }, staleMs / 1000).catch(() => {})
    return reply
  }

  return async () => {
    const kept = await readKept(cache)
    const age = kept ? clock() - kept.storedAt : Number.POSITIVE_INFINITY
    if (kept && age < freshMs) return { reply: kept.reply, state: 'fresh' }
    underWay ??= renew().finally(() => {
      underWay = undefined
    })
    try {
      // on the edge the request that asked may be gone: whoever waits has a deadline of its own
      return { reply: await orAborted(underWay, AbortSignal.timeout(deadlineMs)), state: 'fresh' }
    } catch {
      return kept && age < staleMs ? { reply: kept.reply, state: 'stale' } : fixed
    }
  }
}

async function readKept(cache: KeptAnswers): Promise<{ reply: RatesReply; storedAt: number } | undefined> {
  try {
    const kept = await cache.get(key)
    return kept && { reply: ratesReplySchema.parse(kept.value), storedAt: kept.storedAt }
  } catch {
    return undefined
  }
}
