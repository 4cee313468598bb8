// The weekly reading of feeds: which feeds, the report, and what the workflow may do.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFeeds, reportOfAll } from '#compiler/feeds/open-feeds.ts'
import { resolveCommand } from '#scripts/bootstrap.mjs'

const workflows = readdirSync('.github/workflows').map((name) => ({
  name,
  text: readFileSync(join('.github/workflows', name), 'utf8'),
}))
const commands = readdirSync('scripts')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const feeds = workflows.find(({ name }) => name === 'feeds.yml')?.text ?? ''

describe('the open feeds', () => {
  test('are those that need no account, have an address and have operators of ours', () => {
    const root = mkdtempSync(join(tmpdir(), 'feeds-'))
    mkdirSync(join(root, 'data/feeds'), { recursive: true })
    writeFileSync(
      join(root, 'data/feeds/rail.csv'),
      [
        '# feeds',
        'id,publisher,address,access,operators,note',
        'fine,Railway,https://a.example/gtfs.zip,open,sncf,',
        'quoted,"Railway, and more",https://b.example/gtfs.zip,open,renfe db,"a, b"',
        'locked,Railway,https://c.example/gtfs.zip,account,sncf,',
        'described,Railway,"c.example, some file",open,sncf,',
        'strangers,Railway,https://d.example/gtfs.zip,open,,',
      ].join('\n'),
    )
    expect(openFeeds(root)).toEqual(['fine', 'quoted'])
    expect(openFeeds(mkdtempSync(join(tmpdir(), 'feeds-')))).toEqual([])
  })

  test('come into one report, with those that could not be read', () => {
    const reads = [
      { id: 'a', report: '## a\n\n12 agree\n' },
      { id: 'b', fault: 'b: 503. Try again later.' },
    ]
    const text = reportOfAll(reads, '2026-11-30')
    expect(text).toContain('Read on 2026-11-30: 1 of 2 feeds.')
    expect(text).toContain('## Not read\n\n- `b`: b: 503. Try again later.\n\n## a\n\n12 agree\n')
  })
})

describe('workflows', () => {
  test.each(workflows)('$name runs commands that exist', ({ text }) => {
    const named = [...text.matchAll(/npm run (?:--silent )?(data|verify|bench) -- ([\w-]+)/g)]
    for (const [, task, word] of named)
      expect(resolveCommand(task, [word as string], commands)).toHaveProperty('command')
  })

  test.each(workflows)('$name uses standard actions of a named version only', ({ text }) => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/)
  })

  test('the job that reads feeds may write nothing, the one that writes runs nothing of the project', () => {
    const [head = '', read = '', propose = ''] = feeds.split(/^ {2}(?:read|propose):$/m)
    expect(head).toContain('permissions: {}')
    expect(read).toMatch(/permissions:\n {6}contents: read\n {4}steps/)
    expect(read).toContain('persist-credentials: false')
    expect(propose).toMatch(/permissions:\n {6}contents: write\n {6}pull-requests: write\n {4}steps/)
    expect(propose).not.toMatch(/\bnpm\b|\bnode\b|\bnpx\b/)
  })

  test('feeds are read once a week', () => {
    expect(feeds).toMatch(/cron: '\d+ \d+ \* \* [0-6]'/)
  })
})
