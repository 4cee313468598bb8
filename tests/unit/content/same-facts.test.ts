// The checks of `npm run verify -- texts`: one fact is the same wherever it stands; each rule can fail.
import { beforeAll, describe, expect, test } from 'vitest'
import { type DataTexts, readDataTexts } from '#checks/texts/data-texts.ts'
import { linesOf } from '#checks/texts/facts/airport-ways.ts'
import { agrees, amountsIn, durationsIn, intervalsIn } from '#checks/texts/facts/quantities.ts'
import { rules, sameFacts } from '#checks/texts/same-facts.ts'
import { root } from '#scripts/lib/root.ts'

describe('in a text', () => {
  test.each([
    ['costs €1.50, ten rides €13.00', [1.5, 13]],
    ['€5–6, or €10 to €12', [5, 10]],
    ['£8.60 on board', [10]],
    ['46 kr for an hour (2026; 11.50 kr are about €1)', [4, 1, 1]],
    ['46 kr for an hour', []],
    ['Trips to the airport add €3', []],
  ])('the amounts of “%s” are %j', (text, expected) => {
    expect(amountsIn(text).map(({ low }) => low)).toEqual(expected)
  })

  test.each([
    ['in half an hour', [30]],
    ['an hour and a half apart', [90]],
    ['it does it in 2 hours and 15 minutes', [135]],
    ['about 1h 30m', [90]],
    ['three to 4 hours, or 40 minutes', [180, 40]],
    ['runs every 20 minutes and takes 45, for €12', [45]],
    ['takes half an hour longer, twice an hour', []],
  ])('the durations of “%s” are %j', (text, expected) => {
    expect(durationsIn(text).map(({ low }) => low)).toEqual(expected)
  })

  test('an interval is no duration', () => {
    expect(intervalsIn('every 20 minutes, 45 on the way').map(({ low }) => low)).toEqual([20])
  })
})

test('a range agrees with a wider one, not with a narrower one', () => {
  const slack = { share: 0.1, least: 0 }
  expect(agrees({ low: 5, high: 6 }, { low: 5, high: 8 }, slack)).toBe(true)
  expect(agrees({ low: 5, high: 9 }, { low: 5, high: 8 }, slack)).toBe(false)
})

test.each([
  ['Bus 47 and tram T3', ['47', 'T3']],
  ['Leonardo Express', ['Leonardo Express']],
  ['Airlink 100', ['Airlink 100', 'Airlink']],
  ['Buses 744 and 783', ['744', '783']],
  ['Airport coach', []],
  ['Fixed-fare taxi', []],
])('the lines of “%s” are %j', (name, lines) => {
  expect(linesOf(name)).toEqual(lines)
})

let texts: DataTexts
beforeAll(() => {
  texts = readDataTexts(root)
}, 60_000)

test.each(sameFacts.map((check) => [check.name, check] as const))('%s', (_, check) => {
  expect(check.faults(texts), check.remedy).toEqual([])
})

test.each(rules.map((rule) => [rule.id, rule] as const))('%s compares something', (_, rule) => {
  expect(rule.compare(texts).filter(({ same }) => same).length).toBeGreaterThan(2)
})

type Kind = 'guides' | 'landmarks' | 'ferryRoutes'
type EntryOf<K extends Kind> = DataTexts['content'][K] extends Map<string, infer E> ? E : never

/** All texts with one entry changed. */
function changed<K extends Kind>(kind: K, id: string, change: (entry: EntryOf<K>) => void): DataTexts {
  const entries = new Map(texts.content[kind] as Map<string, EntryOf<K>>)
  const known = entries.get(id) as (EntryOf<K> & { facts: unknown; text: unknown }) | undefined
  if (!known) throw new Error(`${kind} has no ${id}`)
  const entry = { ...known, facts: structuredClone(known.facts), text: structuredClone(known.text) }
  change(entry)
  return { ...texts, content: { ...texts.content, [kind]: entries.set(id, entry) } }
}

const guide = (id: string, before: string, after: string) =>
  changed('guides', id, ({ text }) => {
    expect(text.en.gettingAround).toContain(before)
    text.en.gettingAround = text.en.gettingAround.replace(before, after)
  })

describe('a seeded fault is found:', () => {
  test.each<[string, string, () => DataTexts, RegExp]>([
    [
      'airport-ways',
      'a fare in a guide',
      () => guide('rome', 'costs €14', 'costs €24'),
      /data\/guides\/rome\/en\.json: "gettingAround" gives Leonardo Express the fare "€24", data\/airport-transfers\/\w+\.csv:\d+ has 14/,
    ],
    [
      'airport-ways',
      'minutes in the table',
      () => ({
        ...texts,
        transfers: texts.transfers.map((row) =>
          row.name === 'Arlanda Express' ? { ...row, minutes: 40 } : row,
        ),
      }),
      /data\/guides\/stockholm\/en\.json: .* Arlanda Express the minutes "18 minutes", .* has 40/,
    ],
    [
      'airport-ways',
      'an interval in a guide',
      () => guide('hamburg', 'every 10 minutes', 'every 30 minutes'),
      /data\/guides\/hamburg\/en\.json: .* S1 the interval "30 minutes"/,
    ],
    [
      'airport-lines',
      'a line that is gone',
      () => guide('bratislava', 'Bus 61', 'Bus 99'),
      /data\/guides\/bratislava\/en\.json: "gettingAround" names line 99/,
    ],
    [
      'city-tickets',
      'another fare of the city',
      () =>
        changed('landmarks', 'louvre', ({ facts }) => {
          const [first] = facts.ways
          if (first) first.price = '€4.10'
        }),
      /data\/landmarks\/louvre\/facts\.json: "ways\.0" costs €4\.10, data\/guides\/paris gives €2\.55/,
    ],
    [
      'sight-figures',
      'another closing day',
      () =>
        changed('guides', 'paris', ({ text }) => {
          text.en.overview += ' The Louvre is closed on Fridays.'
        }),
      /data\/guides\/paris\/en\.json: "overview" gives Louvre the closing day Friday; .* has Tuesday/,
    ],
    [
      'sight-figures',
      'another price',
      () =>
        changed('guides', 'paris', ({ text }) => {
          text.en.overview += ' The Louvre costs €3.33.'
        }),
      /data\/guides\/paris\/en\.json: "overview" gives Louvre the price €3\.33/,
    ],
    [
      'ferry-fares',
      'another fare of a ferry',
      () =>
        changed('ferryRoutes', 'algeciras-tangier', ({ facts }) => {
          facts.pricing.passenger = '€30-90'
        }),
      /data\/ferries\/algeciras-tangier\/facts\.json: "pricing\.passenger" is €30-90, its services cost €30–50/,
    ],
    [
      'ferry-times',
      'another crossing time',
      () =>
        changed('ferryRoutes', 'dublin-holyhead', ({ text }) => {
          text.en.description = text.en.description.replace('2 hours and 15 minutes', '5 hours')
        }),
      /data\/ferries\/dublin-holyhead\/en\.json: "description" says "5 hours"/,
    ],
    [
      'journey-times',
      'another time to a city',
      () =>
        changed('guides', 'paris', ({ text }) => {
          text.en.whyVisit.london = 'Five hours by Eurostar.'
        }),
      /data\/guides\/paris\/en\.json: "whyVisit\.london" says "Five hours" for paris to london/,
    ],
  ])('%s, %s', (id, _, given, expected) => {
    const check = sameFacts.find(({ name }) => name.startsWith(`${id}:`))
    expect(check?.faults(given())).toEqual([expect.stringMatching(expected)])
  })
})
