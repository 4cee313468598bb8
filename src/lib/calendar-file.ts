// Calendar files with all-day events (RFC 5545). Our own: the package `ics` brings a validator and two more packages,
// `ical-generator` time zones, alarms and recurrence, of which a tour has none.

export interface CalendarEvent {
  /** the same for the same event, so that a file read again changes nothing */
  uid: string
  /** first day, and the day after the last: YYYY-MM-DD */
  start: string
  end: string
  summary: string
  description: string
  /** an absolute address */
  url?: string
  /** false for days that leave other appointments possible */
  isBusy: boolean
}

/** Text values: section 3.3.11. Control characters but line ends may not occur. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not occur
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Longest line in octets, without its end: section 3.1. */
const longestLine = 75
/** Octets of a character in UTF-8. */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** Lines of at most 75 octets; what goes on begins with a space. No character is cut. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > longestLine) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

const compact = (day: string) => day.replaceAll('-', '')

const eventLines = (event: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(event.start)}`,
  `DTEND;VALUE=DATE:${compact(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/** @param made when the file was made */
export function calendarFile(name: string, events: readonly CalendarEvent[], made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Tour//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
