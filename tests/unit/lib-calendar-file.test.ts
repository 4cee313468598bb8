// Calendar files keep to RFC 5545.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#lib/calendar-file.ts'

const event: CalendarEvent = {
  uid: '0-stop=paris@waymark',
  start: '2026-12-05',
  end: '2026-12-06',
  summary: 'Paris → Milan: train, 9h 20m',
  description: 'All in €62; CO₂e 3.1 kg\nback\\slash',
  url: 'https://waymark.example/route/paris-milan',
  isBusy: true,
}
const made = new Date('2026-11-25T10:20:30.456Z')
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event has its days, a stamp, and texts with their marks escaped', () => {
  expect(linesOf(calendarFile('Tour, 2026', [event], made))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Tour//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Tour\\, 2026',
    'BEGIN:VEVENT',
    'UID:0-stop=paris@waymark',
    'DTSTAMP:20261125T102030Z',
    'DTSTART;VALUE=DATE:20261205',
    'DTEND;VALUE=DATE:20261206',
    'SUMMARY:Paris → Milan: train\\, 9h 20m',
    'DESCRIPTION:All in €62\\; CO₂e 3.1 kg\\nback\\\\slash',
    'URL:https://waymark.example/route/paris-milan',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('every line has 75 octets at most and ends in CRLF, and no text adds one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = calendarFile(text, [{ ...event, summary: text, description: text }], made)
      const lines = file.split('\r\n')
      expect(lines.pop()).toBe('')
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not occur
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/)
      expect(linesOf(file).length).toBe(text === '' ? 17 : 18)
    }),
  )
}, 20_000)
