// What bags and a bicycle add to an option, from the rules of its tickets.
import { describe, expect, test } from 'vitest'
import { extrasOf } from '#catalogue/extras.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import type { Extras, FarePart, Leg, TransportOption } from '#catalogue/route.ts'
import { bagCoverage, bagsToLookUp } from '#compiler/emit/bag-coverage.ts'

const known = { basis: 'known' as const, sources: ['a-source'], asOf: '2026-04' }
const read = { basis: 'published' as const, sources: ['a-fee'], asOf: '2025' }

const rules = [
  { operator: 'rail', bags: 'own', bike: 'booked', bikeEur: 10, ...known },
  { operator: 'more-rail', bags: 'pairs', bike: 'free', ...known },
  { operator: 'no-bikes', bags: 'own', bike: 'none', ...known },
  { operator: 'low-cost', bags: 'small', fees: { cabinEur: 12.49, holdEur: 21.49, ...read }, ...known },
  { operator: 'dearer', bags: 'small', fees: { cabinEur: 15, ...read }, ...known },
  { operator: 'network', bags: 'cabin', bike: 'bagged', fees: { holdEur: 30, ...read }, ...known },
  { operator: 'silent', seat: 'none', ...known },
] satisfies OperatorRule[]
const network = { operatorRules: new Map<string, OperatorRule>(rules.map((rule) => [rule.operator, rule])) }

const ticket = (legs: number[], more: Partial<FarePart> = {}): FarePart => ({
  ...{ rule: 'fare', legs, of: 'a-fare', km: 100, low: 30, high: 60 },
  ...more,
})
const option = (operators: string[], fareParts: FarePart[], mode: TransportOption['mode'] = 'train') =>
  ({
    ...{ mode, operators, fareParts },
    legs: operators.map((operator) => ({ operator, mode }) as Leg),
    price: { value: { low: 30, high: 60 }, ...known },
  }) as TransportOption
const addedTo = (one: TransportOption) => extrasOf(one, network)?.value

describe('what bags and a bicycle add', () => {
  test.each<[string, TransportOption, Extras | undefined]>([
    [
      'nothing where the ticket includes bags',
      option(['rail'], [ticket([0])]),
      { cabin: 0, hold: 0, bike: 10 },
    ],
    ['the fees where it does not', option(['low-cost'], [ticket([0])]), { cabin: 12.49, hold: 21.49 }],
    ['the one fee that is known', option(['dearer'], [ticket([0])]), { cabin: 15 }],
    [
      'the fees of all tickets',
      option(['low-cost', 'network'], [ticket([0]), ticket([1])]),
      { cabin: 12.49, hold: 51.49 },
    ],
    [
      'one ticket of two legs once',
      option(['low-cost', 'low-cost'], [ticket([0, 1])]),
      { cabin: 12.49, hold: 21.49 },
    ],
    [
      'the dearer of two operators on one ticket',
      option(['rail', 'more-rail'], [ticket([0, 1])]),
      { cabin: 0, hold: 0, bike: 10 },
    ],
    [
      'no bicycle where one leg takes none, known or not',
      option(['no-bikes', 'network'], [ticket([0]), ticket([1])]),
      { cabin: 0, hold: 30, bike: 'no' },
    ],
    [
      'nothing that one ticket does not say',
      option(['rail', 'silent'], [ticket([0]), ticket([1])]),
      undefined,
    ],
    ['nothing of an operator without rules', option(['nobody'], [ticket([0])]), undefined],
    [
      'the rule of every leg where the price has no parts',
      option(['rail', 'low-cost'], []),
      { cabin: 12.49, hold: 21.49 },
    ],
    [
      'the cheapest ticket of several carriers',
      option(
        ['low-cost', 'network'],
        [ticket([0], { by: ['network'], low: 20 }), ticket([0], { by: ['low-cost'], low: 30 })],
      ),
      { cabin: 0, hold: 30 },
    ],
    [
      'the lowest known fee of carriers with the same fare',
      option(['dearer', 'low-cost', 'nobody'], [ticket([0], { by: ['dearer', 'low-cost', 'nobody'] })]),
      { cabin: 12.49, hold: 21.49 },
    ],
    ['no bag in a car, and a bicycle needs a rack', option([], [], 'car'), { cabin: 0, hold: 0 }],
  ])('%s', (_, given, value) => {
    expect(addedTo(given)).toEqual(value)
  })

  test('has the sources and the oldest date of the rules and of the fees, and the weaker basis', () => {
    expect(extrasOf(option(['low-cost'], [ticket([0])]), network)).toMatchObject({
      basis: 'known',
      sources: ['a-fee', 'a-source'],
      asOf: '2025',
    })
  })

  test('is a sum where there are several tickets', () => {
    const two = option(['rail', 'more-rail'], [ticket([0]), ticket([1])])
    expect(extrasOf(two, network)?.basis).toBe('composed')
  })
})

describe('the coverage of bags', () => {
  const options = [
    option(['rail'], [ticket([0])]),
    option(['silent'], [ticket([0])]),
    option(['silent', 'dearer'], [ticket([0, 1])]),
    option([], [], 'car'),
  ].map((one) => {
    const extras = extrasOf(one, network)
    return { ...one, ...(extras && { extras }) }
  })

  test('counts options by mode', () => {
    expect(bagCoverage(options).filter(([, all]) => all !== 0)).toEqual([
      ['train', 3, 1, 1, 1],
      ['car', 1, 1, 1, 0],
      ['all', 4, 2, 2, 1],
    ])
  })

  test('names the operators of those that are not known, most first, and no drive', () => {
    expect(bagsToLookUp(options)[0]).toEqual(['cabin', 'silent 2, dearer 1'])
  })
})
