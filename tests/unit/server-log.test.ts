// A line of the log is one JSON object, whatever text a request contains.
import { expect, it } from 'vitest'
import { logLine } from '#functions/server/log.ts'

it.each([
  ['a second line', 'a\n{"level":"info","event":"all is well"}'],
  ['a carriage return', 'a\rb'],
  ['an escape sequence of terminals', '\u001b[2J\u001b]0;owned\u0007'],
  ['a switch of direction', 'abc\u202e\u2066def'],
  ['line separators of Unicode', 'a\u2028b\u2029c\u0085d'],
  ['half a letter', '\ud83d'],
  ['quotes and backslashes', '"}\\"'],
  ['an emoji', '🚂'],
])('%s stays inside its text', (_, hostile) => {
  const line = logLine('error', 'request', { path: hostile })
  expect(line).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'request', path: hostile })
})

it('a text of any length is cut, an absent field left out', () => {
  const line = logLine('info', 'request', { path: 'x'.repeat(10_000), id: undefined, ms: 3 })
  expect(line.length).toBeLessThan(700)
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    event: 'request',
    path: 'x'.repeat(500),
    ms: 3,
  })
})

it('names of JavaScript itself are fields like others', () => {
  expect(logLine('info', 'x', JSON.parse('{"__proto__":"a","constructor":"b"}'))).toContain(
    '"constructor":"b"',
  )
  expect(({} as { a?: string }).a).toBeUndefined()
})
