// Places beyond the catalogue, as the server finds them. What it answered is kept for this page load.
import { search as limits } from '#catalogue/limits.ts'
import type { FoundPlace, geocodeQuery, geocodeSearchPath } from '#contracts/geocode-search.ts'
import { fold } from '#lib/fold.ts'
import { getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'

// Written again because the contract's schema would bring its whole library along; the types hold them equal.
const path: typeof geocodeSearchPath = '/api/geocode/search'
const longest: typeof geocodeQuery.maxLength = 80
/** After this a call counts as failed: what the catalogue knows has to do. */
const patienceMs = 5000
const kept = 50

interface Call {
  /** never rejects: a failure is an empty list */
  reply: Promise<FoundPlace[]>
  stop: AbortController
  /** fields that want the reply */
  waiting: number
}
const replies = new Map<string, FoundPlace[]>()
const calls = new Map<string, Call>()
const keyOf = (text: string, lang: Language) => `${lang} ${fold(text)}`

/** What was answered to this text before, if anything. */
export function knownReply(text: string, lang: Language): FoundPlace[] | undefined {
  return replies.get(keyOf(text, lang))
}

/**
 * Places for a text, asked for at most once a page load; none below three letters. A failure is logged and counts as
 * none, but may be asked again. The call ends when nobody waits any longer, which `signal` tells.
 */
export async function findPlaces(text: string, lang: Language, signal: AbortSignal): Promise<FoundPlace[]> {
  if (fold(text).length < limits.minCharsRemote || text.length > longest) return []
  const key = keyOf(text, lang)
  const known = replies.get(key)
  if (known) return known
  const call = calls.get(key) ?? startCall(key, text, lang)
  call.waiting += 1
  const leave = () => {
    call.waiting -= 1
    if (call.waiting > 0) return
    forget(key, call)
    call.stop.abort()
  }
  signal.addEventListener('abort', leave, { once: true })
  return call.reply
}

function startCall(key: string, text: string, lang: Language): Call {
  const stop = new AbortController()
  const tooLate = setTimeout(
    () => stop.abort(new Error(`${path}: no reply in ${patienceMs} ms.`)),
    patienceMs,
  )
  const ask = async () => {
    try {
      const reply = toPlaces(
        await getJson(`${path}?${new URLSearchParams({ query: text, lang })}`, { signal: stop.signal }),
      )
      keep(key, reply)
      return reply
    } catch (error) {
      if (call.waiting > 0) console.error(`${path} failed.`, error)
      return []
    } finally {
      clearTimeout(tooLate)
      forget(key, call)
    }
  }
  const call: Call = { stop, waiting: 0, reply: ask() }
  calls.set(key, call)
  return call
}

function forget(key: string, call: Call): void {
  if (calls.get(key) === call) calls.delete(key)
}

function keep(key: string, reply: FoundPlace[]): void {
  replies.set(key, reply)
  const [oldest] = replies.keys()
  if (replies.size > kept && oldest !== undefined) replies.delete(oldest)
}

/** @throws Error when the reply is not a list; entries that are no places are left out */
function toPlaces(reply: unknown): FoundPlace[] {
  if (!Array.isArray(reply)) throw new Error(`${path}: the reply is not a list.`)
  return reply.filter(isPlace)
}

/** An id becomes part of an address, the rest is shown as text. */
function isPlace(value: unknown): value is FoundPlace {
  const { id, name, country, region } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) return false
  return [name, country, region ?? ''].every((text) => typeof text === 'string') && name !== ''
}
