// What the page of meetings says of a question: addresses, rows, sums and sentences.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefFile, places } from '#catalogue/load.ts'
import { meetOrders } from '#catalogue/meet.ts'
import { meetQuery, readMeetQuestion } from '#catalogue/meet-query.ts'
import { townsOf } from '#catalogue/place.ts'
import { readBrief, routeInBrief } from '#catalogue/reach/brief.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { drawAllOf, drawWholeOf } from '#models/map-drawing.ts'
import { placeName } from '#models/names.ts'
import { meetTool } from '#models/on-request/meet-page.ts'
import { asksTool, type FindTown, finalQuery } from '#models/on-request/tool.ts'
import { townNames } from '#models/on-request/town-names.ts'

const towns = new Set(townsOf(places()).map(({ id }) => id))
const find: FindTown = (typed) => {
  const id = typed.toLowerCase()
  if (id === 'new-york') return { id, name: 'New York', isTown: false }
  return towns.has(id) ? { id, name: placeName(id, 'en'), isTown: true } : undefined
}
const page = { lang: 'en', t: messagesFor('en'), drawAll: drawAllOf, drawWhole: drawWholeOf } as const

function asked(query: string) {
  const question = meetTool.read(new URLSearchParams(query), find)
  const briefs = question.towns.map((town) => readBrief(briefFile(town)))
  return meetTool.answer(question, briefs, page)
}

describe('the address of a question', () => {
  const text = fc.string({ maxLength: 100, unit: 'grapheme' })
  const question = fc.record({
    from: fc.array(fc.oneof(fc.constantFrom('berlin', 'Paris', 'new-york', 'milan'), text), { maxLength: 8 }),
    order: fc.oneof(fc.constantFrom(...meetOrders), text),
    fly: fc.constantFrom('0', '1', ''),
    hours: fc.oneof(fc.nat({ max: 100 }).map(String), text),
    euro: fc.oneof(fc.nat({ max: 1000 }).map(String), text),
    currency: fc.constantFrom('', 'USD'),
  })

  test('has a final form that leads nowhere else', () => {
    fc.assert(
      fc.property(question, ({ from, ...others }) => {
        const params = new URLSearchParams([
          ...from.map((town) => ['from', town]),
          ...Object.entries(others).filter(([name, value]) => name !== 'currency' || value !== ''),
        ])
        const read = meetTool.read(params, find)
        const final = finalQuery(meetTool, read, params.toString()) ?? params.toString()
        const again = meetTool.read(new URLSearchParams(final), find)
        expect(finalQuery(meetTool, again, final)).toBeUndefined()
        expect([again.query, again.towns, again.fields]).toEqual([read.query, read.towns, read.fields])
        expect(new URLSearchParams(final).get('currency')).toBe(params.get('currency'))
      }),
    )
  })

  test.each([
    ['from=berlin&from=paris', 'from=berlin&from=paris'],
    ['from=berlin&from=&from=paris&order=fair&hours=&euro=', 'from=berlin&from=paris'],
    [
      'euro=80&hours=9&fly=0&order=euro&from=berlin&from=paris',
      'from=berlin&from=paris&order=euro&fly=0&hours=9&euro=80',
    ],
    ['from=a&from=b&from=c&from=d&from=e&from=f&from=g', 'from=a&from=b&from=c&from=d&from=e&from=f'],
  ])('"%s" is read and written as "%s"', (query, written) => {
    const question = readMeetQuestion(new URLSearchParams(query))
    expect(meetQuery(question.typed, question)).toBe(written)
  })

  test('asks something where a town is named', () => {
    expect([
      asksTool(meetTool, '?from=berlin'),
      asksTool(meetTool, '?fly=0'),
      asksTool(meetTool, ''),
    ]).toEqual([true, false, false])
  })
})

describe('the answer', () => {
  test.each(meetOrders)('by %s has that figure first in each row, and rows in its order', (order) => {
    const { result } = asked(`from=berlin&from=paris&from=milan&order=${order}`).model
    const rows = [...(result?.rows ?? []), ...(result?.more ?? [])]
    expect(rows).toHaveLength(20)
    expect(rows.map(({ figures }) => figures[0]?.kind)).toEqual(rows.map(() => order))
    const values = rows.map(({ figures }) => figures[0]?.value ?? Number.NaN)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  test('has sums that are those of the ways it shows', () => {
    const { result } = asked('from=berlin&from=paris&from=milan&order=hours').model
    for (const { figures, journeys } of [...(result?.rows ?? []), ...(result?.more ?? [])]) {
      const ways = journeys.flatMap(({ way }) => way ?? [])
      const shown = Object.fromEntries(figures.map(({ kind, value }) => [kind, value]))
      const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
      expect(shown).toEqual({
        fair: Math.max(...ways.map(({ doorMinutes }) => doorMinutes)),
        hours: sum(ways.map(({ doorMinutes }) => doorMinutes)),
        euro: sum(ways.map(({ allIn }) => allIn)),
        co2: sum(ways.map(({ co2 }) => co2)),
      })
    }
  })

  test('has the ways that lead the boards of their routes', () => {
    const { result } = asked('from=london&from=naples').model
    const briefs = ['london', 'naples'].map((town) => readBrief(briefFile(town)))
    for (const { id, journeys } of result?.rows ?? [])
      journeys.forEach(({ way, href }, index) => {
        const brief = briefs[index] as (typeof briefs)[number]
        expect(way ?? undefined).toEqual(way && expect.objectContaining(routeInBrief(brief, id)?.best ?? {}))
        if (way) expect(href).toBe(`/route/${brief.place}-${id}`)
      })
  })

  test('names the towns on the map that it joins', () => {
    const { result } = asked('from=berlin&from=paris&from=milan').model
    const names = result?.map.marks.filter(({ spot }) => spot).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Berlin', 'Paris', 'Milan', result?.rows[0]?.name]))
  })

  test.each([
    ['from=berlin', messagesFor('en').meet.few],
    ['from=berlin&from=berlin', messagesFor('en').meet.few],
    ['from=berlin&from=new-york', messagesFor('en').meet.outside('New York')],
    ['from=berlin&from=qqq&from=zzz', messagesFor('en').meet.unknown('“qqq” or “zzz”')],
    ['from=berlin&from=lisbon&hours=1', messagesFor('en').meet.none],
  ])('to "%s" is a sentence', (query, sentence) => {
    const { model, head } = asked(query)
    expect(model.problems[0]).toBe(sentence)
    expect(model.result).toBeUndefined()
    expect(head.title).toBe('Where shall we meet? – Waymark')
  })

  test('for a town that is named twice counts it once, and says so', () => {
    const { model } = asked('from=berlin&from=paris&from=berlin')
    expect(model.notice).toBe(messagesFor('en').meet.twice('Berlin', 1))
    expect(model.result?.rows[0]?.journeys).toHaveLength(2)
    expect(model.form.starts.map(({ value }) => value)).toEqual(['Berlin', 'Paris', '', '', '', ''])
  })
})

test.each(languages)('no two towns of the list have the same name (%s)', (lang) => {
  const names = [...townNames(lang).values()]
  expect(new Set(names).size).toBe(names.length)
})
