// View models of the admin page.
import { describe, expect, it } from 'vitest'
import { competitiveIntelligenceReplyExample } from '#contracts/competitive-intelligence.ts'
import { momentCell, pairCell, percentCell, shareCell, slugCell, textCell } from '#models/admin/cells.ts'
import { missingRoutes, missingTowns } from '#models/admin/missing.ts'
import { statusGroups } from '#models/admin/opportunities.ts'
import { sparkline } from '#models/admin/sparkline.ts'
import { type Cell, sortRows } from '#models/admin/table.ts'
import { inventory, viewsByDay } from '#models/admin/tables.ts'

const analytics = {
  routeInventory: { totalRoutes: 4, totalCities: 3, totalTowns: 2, transportModes: { train: 3, car: 4 } },
  pageViews: {
    total: 6,
    topRoutes: [],
    byDay: [
      { day: '2026-11-19', count: 4 },
      { day: '2026-11-20', count: 0 },
      { day: '2026-11-21', count: 2 },
    ],
    byLanguage: [],
  },
  missingRoutes: {
    top: [
      {
        id: 1,
        requestedSlug: 'london-ushuaia',
        originCity: 'London',
        destinationCity: 'Ushuaia',
        count: 3,
        lastRequested: '2026-11-20T23:59:00.000Z',
        originKnownAs: 'city' as const,
        destinationKnownAs: 'place' as const,
      },
    ],
    towns: [
      {
        town: 'ushuaia',
        name: 'Ushuaia',
        country: 'AR',
        knownAs: 'place' as const,
        count: 3,
        lastRequested: '2026-11-20T23:59:00.000Z',
      },
      {
        town: 'atlantis',
        name: 'Atlantis',
        knownAs: 'unknown' as const,
        count: 1,
        lastRequested: '2026-11-19T23:59:00.000Z',
      },
    ],
  },
}
const texts = (rows: readonly (readonly Cell[])[]) => rows.map((row) => row.map(({ text }) => text))

describe('a table', () => {
  const rows = [
    ['b', 9],
    ['a', 10],
    ['c', 9],
  ].map(([name, count]) => [textCell(String(name)), { text: String(count), sort: Number(count) }])
  it.each([
    [0, 'ascending', ['a', 'b', 'c']],
    [0, 'descending', ['c', 'b', 'a']],
    [1, 'descending', ['a', 'b', 'c']],
    [1, 'ascending', ['b', 'c', 'a']],
  ] as const)('by column %i, %s, reads %j', (column, direction, expected) => {
    expect(sortRows(rows, column, direction).map(([name]) => name?.text)).toEqual(expected)
  })

  it('keeps the order of the server in what it was given', () => {
    sortRows(rows, 0, 'ascending')
    expect(texts(rows)[0]).toEqual(['b', '9'])
  })
})

describe('a cell', () => {
  it('shows a moment in UTC in every time zone', () => {
    expect(momentCell('2026-11-20T23:59:00.000Z')).toMatchObject({ text: '20 Nov 2026', note: '23:59 UTC' })
  })

  it.each([
    [1, 4, '25 %', 0.25],
    [0, 0, '0 %', 0],
    [2, 3, '66.7 %', 2 / 3],
  ])('says %i of %i as %s', (count, total, text, share) => {
    expect(percentCell(count, total)).toMatchObject({ text })
    expect(shareCell(count, total).share).toBeCloseTo(share)
  })

  const cities = { originKnownAs: 'city', destinationKnownAs: 'city' } as const
  it.each([
    [cities, undefined],
    [{ ...cities, destinationKnownAs: 'town' }, 'city – town'],
    [{ originKnownAs: 'unknown', destinationKnownAs: 'place' }, 'unknown – place'],
  ] as const)('says of a pair what its ends are, unless both are cities: %j', (ends, note) => {
    expect(pairCell({ origin: 'a', destination: 'b', ...ends }).note).toBe(note)
    expect(slugCell({ routeSlug: 'a-b', ...ends }).note).toBe(note)
  })

  it('never links beyond the site, for any slug', () => {
    const { href } = slugCell({ routeSlug: '//evil.example/"><script>', ...cities })
    expect(new URL(href as string, 'https://waymark.example').origin).toBe('https://waymark.example')
    expect(href).not.toMatch(/["<>]/)
  })
})

describe('the sparkline', () => {
  it('has a bar for each day, as high as its share of the highest', () => {
    const { bars, height, label, first, last } = sparkline(analytics.pageViews.byDay)
    expect(bars.map((bar) => bar.height)).toEqual([height, 1, height / 2])
    expect(bars.every((bar) => bar.y + bar.height === height)).toBe(true)
    expect([first, last]).toEqual(['Thu 19 Nov', 'Sat 21 Nov'])
    expect(label).toBe('Page views of the last 3 days: 6 in all, most on Thu 19 Nov: 4, today 2.')
  })

  it.each([[[]], [[{ day: '2026-11-21', count: 0 }]]])('of %j says that there were no views', (days) => {
    expect(sparkline(days).label).toContain('0 in all, no views, today 0')
  })
})

describe('the tables of the analytics', () => {
  it('list every mode, also one the catalogue does not have', () => {
    expect(texts(inventory.rows(analytics))).toEqual([
      ['Train', '3', '75 %'],
      ['Flight', '0', '0 %'],
      ['Bus', '0', '0 %'],
      ['Ferry', '0', '0 %'],
      ['Car', '4', '100 %'],
    ])
  })

  it('show the newest day first, and a missing route with the address asked for', () => {
    expect(texts(viewsByDay.rows(analytics))[0]).toEqual(['Sat 21 Nov', '2'])
    expect(missingRoutes.rows(analytics)[0]?.[0]).toMatchObject({
      text: 'London – Ushuaia',
      note: 'london-ushuaia · London is a city; Ushuaia is a place of the gazetteer, without journeys',
    })
  })

  it.each([
    ['unknown', 'unknown', 'London is not a known place; Ushuaia is not a known place'],
    ['town', 'unknown', 'London is a town with journeys; Ushuaia is not a known place'],
  ] as const)('say what is missing of a %s and a %s', (originKnownAs, destinationKnownAs, reason) => {
    const [route] = analytics.missingRoutes.top
    const top = [{ ...(route as NonNullable<typeof route>), originKnownAs, destinationKnownAs }]
    const [row] = missingRoutes.rows({ ...analytics, missingRoutes: { top, towns: [] } })
    expect(row?.[0]?.note).toBe(`london-ushuaia · ${reason}`)
  })
})

it('missing towns say where they are, and can be dismissed', () => {
  const rows = missingTowns.rows(analytics)
  expect(texts(rows)).toEqual([
    ['Ushuaia', '3', '20 Nov 2026'],
    ['Atlantis', '1', '19 Nov 2026'],
  ])
  expect(rows.map(([name]) => name?.note)).toEqual([
    'Argentina · place of the gazetteer',
    'not a known place',
  ])
  expect(rows.map((row) => row[2]?.button)).toMatchObject([
    { label: 'Dismiss Ushuaia', value: 'ushuaia' },
    { label: 'Dismiss Atlantis', value: 'atlantis' },
  ])
})

it('opportunities stand by status, each with what only its status has to say', () => {
  const [implemented, planned, deferred] = statusGroups(competitiveIntelligenceReplyExample)
  expect([planned?.cards, deferred?.cards]).toEqual([[], []])
  expect(implemented?.cards[0]?.facts.slice(0, 2)).toEqual([
    ['Impact', 'shown on every route page'],
    ['Completed', '21 Nov 2026'],
  ])
  expect(implemented?.cards[0]?.facts).toContainEqual(['Examples', ['london-paris: 412']])
})
