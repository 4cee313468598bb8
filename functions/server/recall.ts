// Answers of outside services: cached while fresh, one request at a time, stale when it fails.
import { type Outside, orAborted } from '#functions/upstream/call.ts'
import { type Plausibility, plausible } from '#functions/upstream/plausible.ts'
import type { AnswerCache } from './cache.ts'

/** All upstream calls of one answer together, milliseconds. */
const deadlineMs = 2300

export interface Found<T> {
  value: T
  /** milliseconds it stays fresh */
  freshMs: number
}

/**
 * `hit`: cached and fresh. `renewed`: requested just now. `stale`: cached, too old, and the request failed.
 * `failed`: nothing cached, and the request failed.
 */
export type Recalled<T> =
  | { state: 'hit' | 'renewed' | 'stale'; value: T; ttlMs: number; storedAt: number }
  | { state: 'failed'; error: unknown }

export interface Question<T> {
  key: string
  /** cached answers are checked against it again, as a release may change them */
  rules: Plausibility<T>
  /** asks outside; `cached` is the last answer of any age */
  ask(outside: Omit<Outside, 'timeoutMs'>, cached: T | undefined): Promise<Found<T>>
  /** called before a request is sent outside, not for cached answers; an error prevents it */
  mayAsk?(): Promise<void>
}

interface Needs {
  cache: AnswerCache
  fetch: typeof fetch
  now(): Date
  /** age after which an answer is no longer shown, milliseconds */
  staleMs: number
}

interface CachedAnswer<T> extends Found<T> {
  storedAt: number
}

/** A function that answers a question within 2.3 s and never throws. */
export function createRecall<T>({ cache, fetch, now, staleMs }: Needs) {
  const clock = () => now().getTime()
  const underWay = new Map<string, { since: number; found: Promise<Found<T>> }>()

  async function read({ key, rules }: Question<T>): Promise<CachedAnswer<T> | undefined> {
    try {
      const cached = await cache.get(key)
      if (!cached) return undefined
      const { storedAt } = cached
      const { value, freshMs } = cached.value as Found<unknown>
      return { value: plausible(value, rules, new Date(storedAt)), freshMs, storedAt }
    } catch {
      return undefined
    }
  }

  async function renew({ key, ask }: Question<T>, cached: T | undefined): Promise<Found<T>> {
    const found = await ask({ fetch, signal: AbortSignal.timeout(deadlineMs), now: now() }, cached)
    await cache.put(key, { value: found, storedAt: clock() }, staleMs / 1000).catch(() => {})
    return found
  }

  /** On the edge a cancelled request leaves its promise pending: after the deadline another one asks. */
  async function join(question: Question<T>, cached: T | undefined): Promise<Found<T>> {
    const { key } = question
    const others = underWay.get(key)
    if (others && performance.now() - others.since < deadlineMs) return others.found
    await question.mayAsk?.()
    const again = underWay.get(key)
    if (again && again !== others) return again.found
    const mine = { since: performance.now(), found: renew(question, cached) }
    underWay.set(key, mine)
    const done = () => underWay.get(key) === mine && underWay.delete(key)
    mine.found.then(done, done)
    return mine.found
  }

  return async (question: Question<T>): Promise<Recalled<T>> => {
    const cached = await read(question)
    const age = cached ? clock() - cached.storedAt : Number.POSITIVE_INFINITY
    if (cached && age < cached.freshMs)
      return { state: 'hit', value: cached.value, ttlMs: cached.freshMs - age, storedAt: cached.storedAt }
    try {
      const found = await orAborted(join(question, cached?.value), AbortSignal.timeout(deadlineMs))
      return { state: 'renewed', value: found.value, ttlMs: found.freshMs, storedAt: clock() }
    } catch (error) {
      if (!cached || age >= staleMs) return { state: 'failed', error }
      return { state: 'stale', value: cached.value, ttlMs: cached.freshMs - age, storedAt: cached.storedAt }
    }
  }
}
