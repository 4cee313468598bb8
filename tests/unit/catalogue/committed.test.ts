// Figures are compared with the last commit; without one nothing is compared and nothing fails.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compile } from '#compiler/compose/compile.ts'
import { summaryCsv } from '#compiler/emit/summary-csv.ts'
import { readCommitted } from '#compiler/read/committed.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { unaccepted } from '#compiler/verify/accepted.ts'
import { jumps } from '#compiler/verify/jumps.ts'
import { removed } from '#compiler/verify/removed.ts'
import { fixtureRoot } from '../../fixtures/network.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-committed-test-'))
afterAll(() => rmSync(root, { recursive: true }))
cpSync(fixtureRoot, root, { recursive: true })
writeFileSync(join(root, 'data/summary.csv'), 'slug,mode,minutes,low,high,kg,options\n')
const rail = join(root, 'data/services/rail/all.csv')
const untouched = readFileSync(rail, 'utf8')

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'ignore' })
const compiled = () => {
  const network = readNetwork(root)
  const committed = readCommitted(root)
  return { network, routes: compile(network).routes, ...(committed && { committed }) }
}

describe('the last commit', () => {
  it('is skipped, and says so, where there is none', () => {
    expect(readCommitted(root)).toBeUndefined()
    expect(jumps.faults(compiled())).toEqual([])
    expect(jumps.measures?.(compiled())).toEqual(['skipped: there is no commit to compare with'])
  })

  it('is what a figure is compared with', () => {
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'base')
    expect(jumps.faults(compiled())).toEqual([])
    writeFileSync(rail, untouched.replace('ayton-north,60,,,30', 'ayton-north,60,,,90'))
    const [finding, ...others] = jumps.faults(compiled())
    expect(others).toEqual([])
    expect(finding?.what).toBe('"perDay" is 90, 3 times the 30 of the last commit.')
    expect(finding?.where).toMatch(/^data\/services\/rail\/all\.csv:\d+$/)
  })

  it('leaves an accepted figure accepted after it is committed, until it changes again', () => {
    const [finding] = jumps.faults(compiled())
    const accepted = [
      { check: 'jumps', key: finding?.key as string, reason: 'read', where: 'data/accepted/verify.csv:3' },
    ]
    const open = () => {
      const now = compiled()
      return unaccepted(
        'jumps',
        jumps.faults(now),
        accepted,
        (keys) => jumps.stillHolds?.(now, keys) ?? new Set(),
      )
    }
    expect(open()).toEqual([])
    git('commit', '-qam', 'the jump')
    expect(open()).toEqual([])
    writeFileSync(rail, untouched.replace('ayton-north,60,,,30', 'ayton-north,60,,,80'))
    expect(open()[0]?.what).toContain('is no finding any more')
  })

  it('asks about a file that is gone only where many routes change', () => {
    rmSync(join(root, 'data/services/coach/all.csv'))
    const now = compiled()
    const same = { ...(now.committed as NonNullable<typeof now.committed>), summary: summaryCsv(now.routes) }
    const withRoutes = (more: number) => {
      const rows = Array.from({ length: more }, (_, at) => `x-${at},train,1,1,1,1,1\n`)
      return removed.faults({ ...now, committed: { ...same, summary: same.summary + rows.join('') } })
    }
    expect(withRoutes(20)).toEqual([])
    expect(withRoutes(21)).toMatchObject([{ key: 'data/services/coach/all.csv' }])
    expect(removed.stillHolds?.(now, ['data/services/coach/all.csv', 'data/services/rail/all.csv'])).toEqual(
      new Set(['data/services/coach/all.csv']),
    )
    const coach = join(root, 'data/services/coach')
    writeFileSync(join(coach, 'split.csv'), now.committed?.before.get('data/services/coach/all.csv') ?? '')
    expect(withRoutes(21)).toEqual([])
    rmSync(join(coach, 'split.csv'))
  })
})
