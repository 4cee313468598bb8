// The server's log: one JSON object a line with the id of the request, without data of the visitor.
// Errors and warnings write one line a minute for one cause, so that a full disk is not filled by its own log (D148).

type Level = 'info' | 'warning' | 'error'
type Field = string | number | boolean | null | undefined

const longest = 500
/** One cause writes a line in this time, milliseconds. */
const quietMs = 60_000
/** Most causes told apart; further ones share a line per level and event. */
const mostCauses = 200

interface Cause {
  writtenAt: number
  /** lines left out since then */
  suppressed: number
}
/** By level, event and message. */
const causes = new Map<string, Cause>()

/** Printable ASCII only: no line break, escape sequence or change of direction reaches a terminal. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** One line. Texts are cut to 500 characters; fields that are undefined are left out. */
export function logLine(level: Level, event: string, fields: Record<string, Field> = {}): string {
  const short = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, longest) : value,
  ])
  const line = { time: new Date().toISOString(), level, event, ...Object.fromEntries(short) }
  return printable(JSON.stringify(line))
}

const isQuiet = ({ writtenAt }: Cause, now: number) => Math.abs(now - writtenAt) < quietMs

/** Forgets the causes that have nothing left to report. */
function sweep(now: number): void {
  for (const [key, cause] of causes) if (!isQuiet(cause, now) && cause.suppressed === 0) causes.delete(key)
}

function causeOf(event: string, message: string, now: number): Cause {
  const own = `${event} ${message.slice(0, longest)}`
  if (!causes.has(own) && causes.size >= mostCauses) sweep(now)
  const key = causes.has(own) || causes.size < mostCauses ? own : event
  const cause = causes.get(key) ?? { writtenAt: -Infinity, suppressed: 0 }
  causes.set(key, cause)
  return cause
}

/** Writes a fault, at most once a minute for one cause; the next line counts those left out. */
function writeFault(level: Level, event: string, message: string, fields: Record<string, Field>): void {
  const now = Date.now()
  const cause = causeOf(`${level} ${event}`, message, now)
  if (isQuiet(cause, now)) {
    cause.suppressed += 1
    return
  }
  console.error(logLine(level, event, { ...fields, suppressed: cause.suppressed || undefined }))
  Object.assign(cause, { writtenAt: now, suppressed: 0 })
}

/** Writes an information line. */
export function logInfo(event: string, fields?: Record<string, Field>): void {
  console.log(logLine('info', event, fields))
}

/** Writes a warning: something an operator should change, which `hint` says. */
export function logWarning(
  event: string,
  { hint, ...fields }: { hint: string } & Record<string, Field>,
): void {
  writeFault('warning', event, hint, { hint, ...fields })
}

/** Writes an error, with the request as fields. */
export function logError(event: string, error: unknown, fields: Record<string, Field> = {}): void {
  const message = error instanceof Error ? error.message : String(error)
  writeFault('error', event, message, { ...fields, message })
}
