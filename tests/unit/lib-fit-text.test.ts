import { describe, expect, it } from 'vitest'
import { cutText, firstFitting } from '#lib/fit-text.ts'

const room = { least: 30, most: 60 }

describe('a text cut to length', () => {
  it.each([
    ['is kept when it fits', 'Short enough.', 'Short enough.'],
    [
      'ends with the last whole sentence',
      'Two long sentences that fit well. And then one that is far too long to fit as well.',
      'Two long sentences that fit well.',
    ],
    [
      'ends with the last clause where no sentence ends late enough',
      'One. The tower by the river has three platforms, and a view that takes in all of it.',
      'One. The tower by the river has three platforms…',
    ],
    [
      'ends with the last whole word that is not short without any clause',
      'The tower by the river has three platforms with a view of the whole of Paris',
      'The tower by the river has three platforms…',
    ],
    [
      'does not take "St." for the end of a sentence',
      'The tower stands by the river beside St. Michaelis and is the tallest of them',
      'The tower stands by the river beside St. Michaelis…',
    ],
    [
      'does not take a German ordinal for the end of a sentence',
      'Das Museum liegt in einem Hospital des 18. Jahrhunderts am Rande der alten Stadt',
      'Das Museum liegt in einem Hospital des 18. Jahrhunderts…',
    ],
    [
      'takes a year for the end of a sentence',
      'Die Halle am Fluss steht seit 1906. Der Turm kam erst sehr viel später dazu und ist höher',
      'Die Halle am Fluss steht seit 1906.',
    ],
    [
      'keeps closing quotes with their sentence',
      'On l’appelle « la vieille dame de fer ». Elle a trois étages et une vue sur toute la ville',
      'On l’appelle « la vieille dame de fer ».',
    ],
  ])('%s', (_, text, cut) => {
    expect(cutText(text, room)).toBe(cut)
  })

  it('leaves room for the ellipsis', () => {
    const cut = cutText('Wort '.repeat(30), room, '\u00a0…')
    expect(cut.length).toBeLessThanOrEqual(room.most)
    expect(cut).toMatch(/Wort\u00a0…$/)
  })
})

it('the first text that fits is taken, else the last', () => {
  expect(firstFitting(['much too long', 'fits', 'ok'], 5)).toBe('fits')
  expect(firstFitting(['much too long', 'also too long'], 5)).toBe('also too long')
})
