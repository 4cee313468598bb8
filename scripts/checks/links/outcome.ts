// What the answer to an address means for an editor.

export type State = 'ok' | 'moved' | 'dead' | 'unsure'

export interface Outcome {
  state: State
  /** status, fault or new address, such as "404", "timeout" or "https://new.example/" */
  detail: string
}

/** One answer: a status, with the address it sends to; or the code of a fault of the network. */
export type Answer = { status: number; location?: string } | { fault: string }

/** The name of the host does not exist: the only fault of the network that will not pass. */
const noSuchHost = new Set(['ENOTFOUND'])
const gone = new Set([404, 410])
const lasting = new Set([301, 308])

export const isRedirect = (answer: Answer): answer is { status: number; location: string } =>
  'status' in answer && answer.status >= 300 && answer.status < 400 && answer.location !== undefined

/** A HEAD that is not answered well says nothing: many servers know GET only. */
export const saysEnough = (answer: Answer): boolean =>
  'status' in answer && (answer.status < 400 || answer.status === 429)

/**
 * @param answers one for each address of a chain of redirects, the last one last
 * @param end the address that gave the last answer
 */
export function outcomeOf(answers: readonly Answer[], end: string): Outcome {
  const last = answers.at(-1) ?? { fault: 'no answer' }
  if ('fault' in last) return { state: noSuchHost.has(last.fault) ? 'dead' : 'unsure', detail: last.fault }
  if (gone.has(last.status)) return { state: 'dead', detail: String(last.status) }
  if (last.status >= 300)
    return { state: 'unsure', detail: isRedirect(last) ? 'redirects without end' : String(last.status) }
  // a passing redirect in the chain, such as a choice of language, makes its end no new address
  const hops = answers.slice(0, -1)
  const hasMoved = hops.length > 0 && hops.every((hop) => 'status' in hop && lasting.has(hop.status))
  return hasMoved ? { state: 'moved', detail: end } : { state: 'ok', detail: String(last.status) }
}
