import { describe, expect, it } from 'vitest'
import { fold, slugify } from '#lib/fold.ts'

describe('folding', () => {
  it.each([
    ['München ', 'munchen'],
    ['Łódź', 'lodz'],
    ['Weißensee', 'weissensee'],
    ['København', 'kobenhavn'],
    ['ÎLE', 'ile'],
    ['İstanbul', 'istanbul'],
    ['Αθήνα', 'αθηνα'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('a slug', () => {
  it.each([
    ['  London   Paris ', 'london-paris'],
    ["A'dam", 'adam'],
    ['Frankfurt/Main', 'frankfurt-main'],
    ['Frankfurt a. M.', 'frankfurt-a-m'],
    ['--x__y--', 'x-y'],
    ['<script>', 'script'],
    ['', ''],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })
})
