// Answers of outside services: kept while fresh, asked for once at a time, kept on though old when asking fails.
import { z } from 'zod'
import { type Outside, orAborted } from '#functions/upstream/call.ts'
import type { KeptAnswers } from './cache.ts'

/** All upstream calls of one answer together, milliseconds. */
export const deadlineMs = 2300

export interface Found<T> {
  value: T
  /** milliseconds it stays fresh */
  freshMs: number
}

/**
 * `hit`: kept and fresh. `renewed`: asked for just now. `stale`: kept, no longer fresh, and asking failed.
 * `failed`: nothing kept, and asking failed.
 */
export type Recalled<T> =
  | { state: 'hit' | 'renewed' | 'stale'; value: T; ttlMs: number; storedAt: number }
  | { state: 'failed'; error: unknown }

export interface Question<T> {
  key: string
  /** asks outside; `kept` is what was answered last, however old */
  ask(outside: Omit<Outside, 'timeoutMs'>, kept: T | undefined): Promise<Found<T>>
  /** thrown errors keep this request from asking; nobody is asked who only reads what is kept */
  mayAsk?(): Promise<void>
}

interface Needs<T> {
  cache: KeptAnswers
  fetch: typeof fetch
  now(): Date
  /** what is kept is checked against it, so that a release with another shape starts afresh */
  schema: z.ZodType<T>
  /** milliseconds from storing after which an answer is not shown any more */
  staleMs: number
}

interface Kept<T> extends Found<T> {
  storedAt: number
}

/** A function that answers a question within 2.3 s and never throws. */
export function createRecall<T>({ cache, fetch, now, schema, staleMs }: Needs<T>) {
  const clock = () => now().getTime()
  const keptSchema = z.object({ value: schema, freshMs: z.number() })
  const underWay = new Map<string, { since: number; found: Promise<Found<T>> }>()

  async function read(key: string): Promise<Kept<T> | undefined> {
    try {
      const kept = await cache.get(key)
      return kept && { ...keptSchema.parse(kept.value), storedAt: kept.storedAt }
    } catch {
      return undefined
    }
  }

  async function renew({ key, ask }: Question<T>, kept: T | undefined): Promise<Found<T>> {
    const found = await ask({ fetch, signal: AbortSignal.timeout(deadlineMs), now: now() }, kept)
    await cache.put(key, { value: found, storedAt: clock() }, staleMs / 1000).catch(() => {})
    return found
  }

  /** On the edge the request that asked may be gone, its promise never settled: after the deadline another one asks. */
  async function join(question: Question<T>, kept: T | undefined): Promise<Found<T>> {
    const { key } = question
    const others = underWay.get(key)
    if (others && performance.now() - others.since < deadlineMs) return others.found
    await question.mayAsk?.()
    const again = underWay.get(key)
    if (again && again !== others) return again.found
    const mine = { since: performance.now(), found: renew(question, kept) }
    underWay.set(key, mine)
    const done = () => underWay.get(key) === mine && underWay.delete(key)
    mine.found.then(done, done)
    return mine.found
  }

  return async (question: Question<T>): Promise<Recalled<T>> => {
    const kept = await read(question.key)
    const age = kept ? clock() - kept.storedAt : Number.POSITIVE_INFINITY
    if (kept && age < kept.freshMs)
      return { state: 'hit', value: kept.value, ttlMs: kept.freshMs - age, storedAt: kept.storedAt }
    try {
      const found = await orAborted(join(question, kept?.value), AbortSignal.timeout(deadlineMs))
      return { state: 'renewed', value: found.value, ttlMs: found.freshMs, storedAt: clock() }
    } catch (error) {
      if (!kept || age >= staleMs) return { state: 'failed', error }
      return { state: 'stale', value: kept.value, ttlMs: kept.freshMs - age, storedAt: kept.storedAt }
    }
  }
}
