// The best option of the compiled catalogue against sixty routes judged beforehand, and the reasons on badges (D22).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { type ReasonedRow, whyBest } from '#catalogue/because.ts'
import { fixedEur, rareEur } from '#catalogue/fixed-eur.ts'
import { route, routeIndex } from '#catalogue/load.ts'
import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import { score } from '#catalogue/ranking.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { rankRows } from '#catalogue/score.ts'
import { becauseText } from '#i18n/because-text.ts'
import { formatRich } from '#i18n/format.ts'
import { liveWordsFor } from '#i18n/live.ts'
import { languages } from '#lib/languages.ts'
import { root } from '#scripts/lib/root.ts'

interface Judged {
  slug: string
  /** modes and ids of options, separated by spaces */
  best: string
  also_fine: string
  reason: string
}

const isNamed = (selectors: string, { id, mode }: TransportOption) =>
  selectors.split(' ').some((selector) => selector === id || selector === mode)

const bestOf = ({ options }: Route) => options.find(({ isBest }) => isBest) as TransportOption

describe('sixty routes judged beforehand', () => {
  const file = join(root, 'tests/fixtures/judged-routes.csv')
  const judged: Judged[] = parse(readFileSync(file, 'utf8'), { columns: true, comment: '#' })

  test('name options that exist', () => {
    expect(judged).toHaveLength(60)
    for (const { slug, best, also_fine } of judged)
      for (const selector of `${best} ${also_fine}`.trim().split(' '))
        expect(
          route(slug).options.some((option) => isNamed(selector, option)),
          `${slug}: ${selector}. Name an option that the route has.`,
        ).toBe(true)
  })

  test('at most five are called otherwise', () => {
    const others = judged.filter(
      ({ slug, best, also_fine }) => !isNamed(`${best} ${also_fine}`, bestOf(route(slug))),
    )
    expect(
      others.length,
      others.map(({ slug }) => `${slug}: ${bestOf(route(slug)).id}`).join(', '),
    ).toBeLessThanOrEqual(5)
  })
})

const routes = routeIndex().map(({ slug }) => route(slug))

test('no coach of more than ten hours is best where a train or a flight goes', () => {
  const coaches = routes.filter((one) => {
    const best = bestOf(one)
    const others = one.options.some(({ mode }) => mode === 'train' || mode === 'flight')
    return best.mode === 'bus' && best.minutes.value > 600 && others
  })
  expect(coaches.map(({ slug }) => slug)).toEqual([])
})

const toRow = (option: TransportOption): ReasonedRow => ({
  id: option.id,
  mode: option.mode,
  score: score(option),
  co2: option.co2.value,
  minutes: doorToDoorMinutes(option),
  low: allInPrice(option).low,
  fixedEur: fixedEur(option),
  rareEur: rareEur(option),
})

describe('badges', () => {
  const reasons = routes.map(({ slug, options }) => {
    const rows = options.map(toRow)
    return { slug, because: whyBest(rows, rankRows(rows)) }
  })

  test('every best option has a reason', () => {
    expect(reasons.filter(({ because }) => !because).map(({ slug }) => slug)).toEqual([])
  })

  test.each(languages)('fit a phone in %s', (lang) => {
    const most = lang === 'de' ? 45 : 47
    for (const { slug, because } of reasons) {
      const text = because ? formatRich(becauseText(because, liveWordsFor(lang).because, lang), lang) : ''
      expect(text.length, `${slug}: "${text}"`).toBeLessThanOrEqual(most)
      expect(text).not.toMatch(/[{}]|\b0\u00a0?(min|€|kg)|€0/)
    }
  })
})
