import { expect, test } from 'vitest'
import { fill, fillRich, joinRich, richBy } from '#lib/fill.ts'

const price = { low: 12, high: 30 }

test.each<[string, string, Parameters<typeof fillRich>[1], ReturnType<typeof fillRich>]>([
  ['a text without gaps', 'as good', {}, ['as good']],
  ['words and numbers', '{count} of {all}', { count: 2, all: 'five' }, ['2 of five']],
  ['a price stays a part of its own', 'fare {price} each', { price }, ['fare ', price, ' each']],
  ['a price first', '{price}', { price }, [price]],
  [
    'an empty value leaves nothing',
    '{mode} is best{group}.',
    { mode: 'train', group: '' },
    ['train is best.'],
  ],
  ['a gap without a value stays', 'to {town}', {}, ['to {town}']],
  ['a value is not filled again', '{a}', { a: '{b}', b: 'no' }, ['{b}']],
  ['signs of patterns are text', '{a}', { a: '$& $1' }, ['$& $1']],
])('%s', (_, template, values, parts) => {
  expect(fillRich(template, values)).toEqual(parts)
})

test('is the same text as without prices', () => {
  const template = '{count} options, {count} times: {x}'
  expect(fillRich(template, { count: 3 }).join('')).toBe(fill(template, { count: 3 }))
})

test('a function that writes texts makes one with prices; an absent price is an empty text', () => {
  const write = (x: { low: string; fee: string }) => `From ${x.low}${x.fee ? ` and ${x.fee}` : ''}.`
  expect(richBy({ low: price, fee: undefined }, write)).toEqual(['From ', price, '.'])
  expect(richBy({ low: price, fee: { low: 3 } }, write)).toEqual(['From ', price, ' and ', { low: 3 }, '.'])
})

test('texts are joined with no two side by side', () => {
  expect(joinRich(['One.', [price, ' more.'], 'Three.'], ' ')).toEqual(['One. ', price, ' more. Three.'])
})
