// Judgements of editors: reading, figures of the catalogue, and errors with place and remedy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { opportunityStatuses } from '#catalogue/opportunity-status.ts'
import { summarise } from '#catalogue/summary.ts'
import { compile } from '#compiler/compose/compile.ts'
import { catalogueFigures } from '#compiler/emit/catalogue-figures.ts'
import { competitiveFile } from '#compiler/emit/competitive.ts'
import { readJudgements } from '#compiler/read/opportunities.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { fixtureRoot } from '../../fixtures/network.ts'

const header =
  'id,title,status,priority,roi,routes,effort,scope,features,requirements,impact,completedDate,nextSteps,deferralReason'
const row = 'more,More,planned,high,good,ayton-beeford,small,{routes} routes,a;b,,,,first;then,'
const figures = new Map([['routes', 1234]])
const slugs = new Set(['ayton-beeford'])

function compiled(text: string, insights = 'kind,text\nfinding,{routes} routes.\n') {
  const root = mkdtempSync(join(tmpdir(), 'waymark-judgements-'))
  try {
    for (const [folder, content] of [
      ['opportunities', `${header}\n${text}\n`],
      ['insights', insights],
    ] as const) {
      mkdirSync(join(root, 'data', folder), { recursive: true })
      writeFileSync(join(root, 'data', folder, 'all.csv'), content)
    }
    return competitiveFile(readJudgements(root), figures, slugs)
  } finally {
    rmSync(root, { recursive: true })
  }
}

function problems(text: string): string {
  try {
    compiled(text)
    return ''
  } catch (error) {
    if (error instanceof WrongData) return error.message
    throw error
  }
}

describe('a judgement', () => {
  it('carries figures worked out, not typed', () => {
    const { opportunities, insights } = compiled(row)
    expect(opportunities).toMatchObject([
      {
        scope: '1,234 routes',
        features: ['a', 'b'],
        nextSteps: ['first', 'then'],
        routes: ['ayton-beeford'],
      },
    ])
    expect(insights).toEqual([{ kind: 'finding', text: '1,234 routes.' }])
  })

  it.each([
    [
      'a planned one without next steps',
      row.replace('first;then', ''),
      'data/opportunities/all.csv:2: "nextSteps" is empty. List what comes next, separated by semicolons; required where it is planned.',
    ],
    [
      'an implemented one without its day',
      row.replace('planned', 'implemented'),
      '"completedDate" is empty. Give the day it was done as YYYY-MM-DD',
    ],
    [
      'an unknown status',
      row.replace('planned', 'maybe'),
      '"status" is "maybe". Write implemented, planned or deferred.',
    ],
    [
      'an unknown route',
      row.replace('ayton-beeford', 'ayton-atlantis'),
      '"routes" names "ayton-atlantis", which is no route.',
    ],
    ['an unknown figure', row.replace('{routes}', '{visitors}'), 'names "{visitors}". Known: routes.'],
    ['an id used twice', `${row}\n${row}`, 'all.csv:3: "id" is "more", which another row has already.'],
  ])('is refused: %s', (_, text, message) => {
    expect(problems(text)).toContain(message)
  })
})

describe('the figures of the catalogue', () => {
  const network = readNetwork(fixtureRoot)
  const { routes } = compile(network)
  const counted = catalogueFigures(routes, routes.map(summarise), network)

  it('are counts of what was compiled', () => {
    expect(counted.get('routes')).toBe(routes.length)
    expect(counted.get('pages')).toBe(routes.length * 5)
    expect(counted.get('trainRoutes')).toBe(
      routes.filter(({ options }) => options.some(({ mode }) => mode === 'train')).length,
    )
    expect(counted.get('trainBelowFlightRoutes')).toBeLessThanOrEqual(
      counted.get('trainAndFlightRoutes') as number,
    )
  })
})

describe('the judgements of the project', () => {
  it('know every status and every figure they name', () => {
    const { opportunities } = readJudgements('.')
    expect(new Set(opportunities.map(({ status }) => status))).toEqual(new Set(opportunityStatuses))
    const network = readNetwork(fixtureRoot)
    const { routes } = compile(network)
    const named = new Set(opportunities.flatMap(({ routes: slugs }) => slugs))
    const counted = catalogueFigures(routes, routes.map(summarise), network)
    expect(() => competitiveFile(readJudgements('.'), counted, named)).not.toThrow()
  })
})
