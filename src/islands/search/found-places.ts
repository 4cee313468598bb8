// Places of the gazetteer, found by the server. Replies are cached for this page load.
import { search as limits } from '#catalogue/limits.ts'
import type { FoundPlace, geocodeQuery, geocodeSearchPath } from '#contracts/geocode-search.ts'
import { fold } from '#lib/fold.ts'
import { getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'

// Repeats values of the contract, whose import would load zod; the types keep them equal.
const path: typeof geocodeSearchPath = '/api/geocode/search'
const longest: typeof geocodeQuery.maxLength = 80
/** A call that takes longer counts as failed; places of the catalogue stay. */
const patienceMs = 5000
const maxCached = 50

interface Call {
  /** never rejects: a failure is an empty list */
  reply: Promise<FoundPlace[]>
  stop: AbortController
  /** number of fields that wait for the reply */
  waiting: number
}
const replies = new Map<string, FoundPlace[]>()
const calls = new Map<string, Call>()
const keyOf = (text: string, lang: Language) => `${lang} ${fold(text)}`

/** The cached reply for this text. */
export function knownReply(text: string, lang: Language): FoundPlace[] | undefined {
  return replies.get(keyOf(text, lang))
}

/**
 * Places for a text; an empty list below three letters. Each text is fetched once a page load.
 * A failure is logged and gives an empty list; a later call repeats it.
 * @param signal ends this wait; the call ends with its last wait
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
      cacheReply(key, reply)
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

function cacheReply(key: string, reply: FoundPlace[]): void {
  replies.set(key, reply)
  const [oldest] = replies.keys()
  if (replies.size > maxCached && oldest !== undefined) replies.delete(oldest)
}

/** Leaves out entries that are not places. @throws Error when the reply is not a list */
function toPlaces(reply: unknown): FoundPlace[] {
  if (!Array.isArray(reply)) throw new Error(`${path}: the reply is not a list.`)
  return reply.filter(isPlace)
}

/** Only the id is checked closely: it becomes part of an address, the rest is shown as text. */
function isPlace(value: unknown): value is FoundPlace {
  const { id, name, country, region } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) return false
  return [name, country, region ?? ''].every((text) => typeof text === 'string') && name !== ''
}
