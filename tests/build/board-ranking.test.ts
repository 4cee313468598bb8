// What a browser ranks from the packed rows of a board, against what the build has flagged: every compiled route.
import { describe, expect, test } from 'vitest'
import { whyBest } from '#catalogue/because.ts'
import { fixedEur, rareEur } from '#catalogue/fixed-eur.ts'
import { allInPrice, doorToDoorMinutes } from '#catalogue/option.ts'
import { rowFacts } from '#catalogue/option-facts.ts'
import { leadersOf, plannedRow } from '#catalogue/planned-row.ts'
import { bestFirst, score } from '#catalogue/ranking.ts'
import { reasonFor } from '#catalogue/reasoned-rows.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { packFacts, type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import { rankRows } from '#catalogue/score.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { becauseText } from '#i18n/because-text.ts'
import { formatRich } from '#i18n/format.ts'
import { liveWordsFor } from '#i18n/live.ts'
import { faults, routes } from './every-route.ts'

describe('what a browser ranks from the packed rows is what the build has flagged:', () => {
  const ranked = routes.map(({ slug, options }) => {
    const rows = options.map((option) => {
      const facts = unpackFacts(packFacts(rowFacts(option))) as RowFacts
      return { facts, row: plannedRow(facts, usualPlan) }
    })
    return { slug, options, rows, reason: reasonFor(rows) }
  })
  const idsOf = (options: readonly TransportOption[], order: readonly number[]) =>
    order.map((index) => options[index]?.id)

  test('the best option', () => {
    const wrong = faults(ranked, ({ slug, options, reason: { order } }) => {
      const best = options[order[0] ?? -1]
      return best?.isBest !== true && `${slug}: ${best?.id}`
    })
    expect(wrong).toEqual([])
  })

  test('the order', () => {
    const wrong = faults(ranked, ({ slug, options, reason: { order } }) => {
      const [browser, build] = [idsOf(options, order), bestFirst(options).map(({ id }) => id)]
      return browser.join() !== build.join() && `${slug}: ${browser} instead of ${build}`
    })
    expect(wrong).toEqual([])
  })

  test('the ties', () => {
    const wrong = faults(ranked, ({ slug, options, reason: { asGood } }) => {
      const flagged = options.flatMap(({ id, isAsGood }) => (isAsGood ? id : []))
      const ties = idsOf(
        options,
        asGood.map(({ id }) => Number(id)),
      )
      return ties.sort().join() !== flagged.sort().join() && `${slug}: ${ties} instead of ${flagged}`
    })
    expect(wrong).toEqual([])
  })

  test('the reason', () => {
    const wrong = faults(ranked, ({ slug, options, reason }) => {
      const rows = options.map((option) => ({
        ...{ id: option.id, mode: option.mode, score: score(option), co2: option.co2.value },
        ...{ minutes: doorToDoorMinutes(option), low: allInPrice(option).low },
        ...{ fixedEur: fixedEur(option), rareEur: rareEur(option) },
      }))
      const text = (because: typeof reason.because) =>
        because ? formatRich(becauseText(because, liveWordsFor('en').because, 'en'), 'en') : ''
      const [browser, build] = [text(reason.because), text(whyBest(rows, rankRows(rows)))]
      return browser !== build && `${slug}: "${browser}" instead of "${build}"`
    })
    expect(wrong).toEqual([])
  })

  test('the option with least CO₂e', () => {
    const wrong = faults(ranked, ({ slug, options, rows }) => {
      const { greenest } = leadersOf(rows.map(({ row }) => row))
      return options[greenest]?.isGreenest !== true && `${slug}: ${options[greenest]?.id}`
    })
    expect(wrong).toEqual([])
  })
})
