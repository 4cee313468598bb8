// Why an option is best, as figures and in words.
import { describe, expect, test } from 'vitest'
import { type Because, type ReasonedRow, type Rival, whyBest } from '#catalogue/because.ts'
import type { Mode } from '#catalogue/mode.ts'
import { rankRows } from '#catalogue/score.ts'
import { asGoodText, becauseText, reasonText } from '#i18n/because-text.ts'
import { formatRich } from '#i18n/format.ts'
import { liveWordsFor } from '#i18n/live.ts'
import { type Language, languages } from '#lib/languages.ts'

const row = (given: Partial<ReasonedRow>): ReasonedRow => ({
  ...{ id: 'train', mode: 'train', score: 100, low: 30, minutes: 180, co2: 10, fixedEur: 0, rareEur: 0 },
  ...given,
})
const flight = (given: Partial<ReasonedRow>) => row({ id: 'flight', mode: 'flight', score: 150, ...given })
const rival = { id: 'flight', mode: 'flight', isSameMode: false } as const
const why = (...rows: ReasonedRow[]) => whyBest(rows, rankRows(rows))

describe('the reason', () => {
  test.each<[string, ReasonedRow[], Because | undefined]>([
    ['no other option', [row({})], { kind: 'only' }],
    ['nothing is best', [row({ score: Number.NaN })], undefined],
    ['the only one with figures', [row({}), flight({ score: Number.NaN })], undefined],
    [
      'cheaper and faster',
      [row({}), flight({ low: 33, minutes: 200 })],
      { kind: 'ahead', rival, eur: 3, minutes: 20 },
    ],
    [
      'cheaper, hardly faster',
      [row({}), flight({ low: 40, minutes: 189 })],
      { kind: 'ahead', rival, eur: 10 },
    ],
    [
      'faster, hardly cheaper',
      [row({}), flight({ low: 32, minutes: 195 })],
      { kind: 'ahead', rival, minutes: 15 },
    ],
    [
      'faster and dearer',
      [row({}), flight({ low: 20, minutes: 235 })],
      { kind: 'faster-for', rival, minutes: 55, eur: 10 },
    ],
    [
      'cheaper and slower',
      [row({}), flight({ low: 70, minutes: 120 })],
      { kind: 'cheaper-by', rival, eur: 40, minutes: 60 },
    ],
    [
      'hours are rounded down',
      [row({}), flight({ low: 20, minutes: 180 + 299 })],
      { kind: 'faster-for', rival, minutes: 240, eur: 10 },
    ],
    [
      'tens of minutes too',
      [row({}), flight({ low: 20, minutes: 180 + 79 })],
      { kind: 'faster-for', rival, minutes: 70, eur: 10 },
    ],
    [
      'the difference is that of the figures shown',
      [row({ low: 30.4 }), flight({ low: 32.6, minutes: 180 })],
      { kind: 'ahead', rival, eur: 3 },
    ],
    ['a tie of other modes', [row({}), flight({ score: 104, low: 10 })], { kind: 'as-good', rival }],
    [
      'a tie that less CO2e decides',
      [row({ score: 104 }), flight({ score: 100, co2: 90 })],
      { kind: 'cleaner', rival, kg: 80 },
    ],
    [
      'neither cheaper nor faster, but cleaner',
      [row({}), flight({ co2: 90 })],
      { kind: 'cleaner', rival, kg: 80 },
    ],
    [
      'the rival does not leave daily, and would win',
      [row({}), flight({ score: 120, fixedEur: 24, rareEur: 24, minutes: 100 })],
      { kind: 'daily', rival },
    ],
    [
      'the rival does not leave daily, but would lose as well',
      [row({}), flight({ fixedEur: 24, rareEur: 24, low: 70 })],
      { kind: 'ahead', rival, eur: 40 },
    ],
    [
      'hours in a coach decide',
      [row({}), flight({ id: 'bus', mode: 'bus', fixedEur: 50 })],
      { kind: 'easier', rival: { id: 'bus', mode: 'bus', isSameMode: false } },
    ],
    ['nothing to claim', [row({}), flight({})], undefined],
    [
      'the next of another mode comes before the next',
      [row({}), row({ id: 'train-2', score: 110 }), flight({ low: 50 })],
      { kind: 'ahead', rival, eur: 20 },
    ],
    [
      'the next, where all have one mode',
      [row({}), row({ id: 'train-2', score: 103, low: 35 })],
      { kind: 'ahead', rival: { id: 'train-2', mode: 'train', isSameMode: true }, eur: 5 },
    ],
  ])('%s', (_, rows, because) => {
    expect(why(...rows)).toEqual(because)
    expect(why(...rows.toReversed())).toEqual(because)
  })
})

const tie = (mode: Mode, isSameMode = false): Rival => ({ id: `${mode}-2`, mode, isSameMode })
const text = (because: Because, lang: Language) =>
  formatRich(becauseText(because, liveWordsFor(lang).because, lang), lang).replaceAll('\u00a0', ' ')

describe('the words', () => {
  test.each<[Because, string]>([
    [{ kind: 'only' }, 'the only option'],
    [{ kind: 'as-good', rival }, 'as good: flight'],
    [{ kind: 'cleaner', rival, kg: 80 }, '80 kg CO₂e less than the flight'],
    [{ kind: 'daily', rival }, 'leaves daily, the flight does not'],
    [{ kind: 'ahead', rival, eur: 3, minutes: 20 }, '€3 cheaper and 20 min faster than the flight'],
    [{ kind: 'ahead', rival, eur: 3 }, '€3 cheaper than the flight'],
    [{ kind: 'ahead', rival, minutes: 70 }, '1h 10m faster than the flight'],
    [{ kind: 'faster-for', rival, minutes: 70, eur: 3 }, '1h 10m faster than the flight for €3 more'],
    [{ kind: 'cheaper-by', rival, eur: 3, minutes: 20 }, '€3 cheaper than the flight, 20 min slower'],
    [{ kind: 'easier', rival }, 'easier than the flight'],
    [{ kind: 'ahead', rival: { ...rival, isSameMode: true }, eur: 3 }, '€3 cheaper than another flight'],
  ])('%o', (because, english) => {
    expect(text(because, 'en')).toBe(english)
    for (const lang of languages) {
      const words = text(because, lang)
      expect(words).not.toMatch(/[{}]|undefined/)
      if ('rival' in because && because.kind !== 'as-good')
        expect(words.length).toBeLessThanOrEqual(lang === 'de' ? 45 : 48)
    }
  })

  test('a difference in euro is a price that follows the currency', () => {
    const words = liveWordsFor('en').because
    expect(becauseText({ kind: 'ahead', rival, eur: 3 }, words, 'en')).toEqual([
      ...[{ low: 3 }, ' cheaper than the flight'],
    ])
  })

  test.each<[string, Because | undefined, Rival[], string]>([
    ['a reason alone', { kind: 'only' }, [], 'the only option'],
    [
      'a reason and its ties',
      { kind: 'cleaner', rival, kg: 80 },
      [tie('flight')],
      '80 kg CO₂e less than the flight · as good: flight',
    ],
    ['a tie that is the reason', { kind: 'as-good', rival }, [tie('flight')], 'as good: flight'],
    ['several ties', { kind: 'as-good', rival }, [tie('flight'), tie('train')], 'as good: flight, train'],
    ['ties without a reason', undefined, [tie('bus'), tie('train')], 'as good: bus, train'],
    [
      'a tie of the same mode',
      { kind: 'only' },
      [tie('flight', true)],
      'the only option · as good: another flight',
    ],
    ['nothing', undefined, [], ''],
  ])('%s', (_, because, asGood, english) => {
    const rich = reasonText({ because, asGood }, liveWordsFor('en').because, 'en')
    expect(formatRich(rich, 'en').replaceAll('\u00a0', ' ')).toBe(english)
  })

  test('each as good mode is named once', () => {
    expect(asGoodText([tie('train'), tie('bus'), tie('train')], liveWordsFor('de').because)).toBe(
      'ebenso gut: Zug, Bus',
    )
  })
})
