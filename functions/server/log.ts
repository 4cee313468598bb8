// The server's log: one JSON object a line with the id of the request, without data of the visitor.

type Level = 'info' | 'warning' | 'error'
type Field = string | number | boolean | null | undefined

const longest = 500

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

/** Writes an information line. */
export function logInfo(event: string, fields?: Record<string, Field>): void {
  console.log(logLine('info', event, fields))
}

/** Writes a warning: something an operator should change. */
export function logWarning(event: string, fields?: Record<string, Field>): void {
  console.error(logLine('warning', event, fields))
}

/** Writes an error, with the request as fields. */
export function logError(event: string, error: unknown, fields: Record<string, Field> = {}): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(logLine('error', event, { ...fields, message }))
}
