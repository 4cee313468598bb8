// A line of the log is one JSON object, whatever text a request contains.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logError, logInfo, logLine, logWarning } from '#functions/server/log.ts'

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

describe('of one cause in a minute', () => {
  let lines: string[]
  const written = () => lines.map((line) => JSON.parse(line))
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] })
    lines = []
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line))
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  it('the first line is written, and the next one counts those left out', () => {
    for (let call = 0; call < 80; call += 1) logError('database', new Error('disk full'), { id: `${call}` })
    expect(written()).toMatchObject([{ event: 'database', message: 'disk full', id: '0' }])
    expect(written()[0]).not.toHaveProperty('suppressed')
    later(60)
    logError('database', new Error('disk full'), { id: 'next' })
    later(60)
    logError('database', new Error('disk full'), { id: 'last' })
    expect(written().slice(1)).toMatchObject([{ id: 'next', suppressed: 79 }, { id: 'last' }])
    expect(written()[2]).not.toHaveProperty('suppressed')
  })

  it('level, event and message tell causes apart', () => {
    logError('upstream', new Error('no answer'))
    logError('database', new Error('no answer'))
    logError('database', new Error('no answer, again'))
    logWarning('database', { hint: 'no answer' })
    logWarning('database', { hint: 'no answer' })
    expect(lines).toHaveLength(4)
  })

  it('a clock that is set back silences nothing for longer', () => {
    logError('clock', new Error('set back'))
    later(-3600)
    logError('clock', new Error('set back'))
    expect(lines).toHaveLength(2)
  })

  it('every call is logged, as they are no faults', () => {
    for (let call = 0; call < 5; call += 1) logInfo('request', { path: '/api/health' })
    expect(lines).toHaveLength(5)
  })

  it('invented messages fill neither memory nor log, and are counted', () => {
    const flood = (name: string) => {
      for (let call = 0; call < 20_000; call += 1) logError('upstream', new Error(`${name} ${call}`))
    }
    flood('first')
    expect(lines.length).toBeLessThan(300)
    later(60)
    flood('second')
    expect(lines.length).toBeLessThan(600)
    const suppressed = written().reduce((sum, line) => sum + (line.suppressed ?? 0), 0)
    expect(suppressed).toBeGreaterThan(19_000)
  })
})
