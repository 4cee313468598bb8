// Every mistake of an editor that was tried, and the command that stops it in words an editor understands.
import { describe, expect, test } from 'vitest'
import { withEdits } from './edited-copy.ts'
import type { Mistake } from './mistake.ts'
import { firstStop } from './run.ts'

const files = import.meta.glob<{ mistakes: readonly Mistake[] }>('./rows/*.ts', { eager: true })
const rows = Object.values(files).flatMap(({ mistakes }) => mistakes)
/** A longer message hides its first line. */
const mostLines = 8

describe('a mistake in data/', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    '%s',
    (_, row) => {
      const stop = withEdits(row.edits, (root) => {
        const edited = row.edits.map(({ file }) => file)
        return firstStop(root, edited, row.only)
      })
      if ('accepted' in row) {
        expect(stop).toBeUndefined()
        return
      }
      const [where, what, remedy] = row.says
      expect(stop?.by, stop?.lines[0]).toBe(row.by)
      const [first] = stop?.lines ?? []
      expect(first).toMatch(new RegExp(`^${RegExp.escape(where)}`))
      expect(first).toContain(what)
      expect(first?.slice(first.indexOf(what) + what.length)).toContain(remedy)
      expect(stop?.lines.length).toBeLessThanOrEqual(mostLines)
    },
    30_000,
  )
})

describe('the table of mistakes', () => {
  test('names every mistake once', () => {
    const names = rows.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
