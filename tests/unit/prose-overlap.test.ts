import { describe, expect, it, test } from 'vitest'
import { sequencesOf, wordsOf, worstOverlaps } from '#checks/prose/overlap.ts'
import { routeLanguages, routeWordings } from '#checks/prose/route-wording.ts'

describe('words', () => {
  test.each([
    ['Door to door: about 5h 57m.', ['door', 'to', 'door', 'about', '5h', '57m']],
    ['L’avion coûte 34\u00a0€', ['l', 'avion', 'coûte', '34']],
    ['−2\u00a0°C, 40×30×20', ['2', 'c', '40', '30', '20']],
  ])('of “%s” are letters and numbers, whatever stands between', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('sequences', () => {
  it('are all that follow one another, each once', () => {
    expect([...sequencesOf('a b c a b c', 3)]).toEqual(['a b c', 'b c a', 'c a b'])
  })
  it('are none of a text that is too short', () => {
    expect(sequencesOf('one two three').size).toBe(0)
  })
})

describe('overlaps', () => {
  const common = 'one two three four five six seven eight nine ten'
  const texts = new Map([
    ['a-b', `${common} alpha`],
    ['b-a', `${common} alpha`],
    ['a-c', `${common} gamma delta`],
    ['c-d', 'nothing that any of the others would ever say at all'],
  ])
  const reverse = (a: string, b: string) => a.split('-').reverse().join('-') === b
  const worst = new Map(worstOverlaps(texts, reverse).map((overlap) => [overlap.of, overlap]))

  it('are counted over the sequences of the text that is judged', () => {
    expect(worst.get('a-b')).toEqual({ of: 'a-b', with: 'a-c', share: 3 / 4 })
    expect(worst.get('a-c')?.share).toBe(3 / 5)
  })
  it('leave out the reverse', () => {
    expect(worst.get('a-b')?.with).not.toBe('b-a')
  })
  it('are nothing where nothing is shared', () => {
    expect(worst.get('c-d')?.share).toBe(0)
  })
})

describe('the checks of routes', () => {
  const common = 'one two three four five six seven eight nine ten'
  const reverse = new Map([
    ['a-b', 'b-a'],
    ['b-a', 'a-b'],
  ])
  const routes = (first: string, other: string) => [
    {
      lang: 'en' as const,
      reverse,
      sentences: new Map([
        ['a-b', [common, first]],
        ['b-a', [common, first]],
        ['a-c', [other]],
      ]),
    },
  ]
  it('name a route that reads like another one', () => {
    expect(routeWordings.faults(routes('alpha', `${common} gamma delta`))).toEqual([
      'en: a-b shares 75.0 % with a-c',
      'en: b-a shares 75.0 % with a-c',
      'en: a-c shares 60.0 % with a-b',
    ])
  })
  it('let a route read like its reverse', () => {
    expect(routeWordings.faults(routes('alpha', 'nothing that the two others would ever say'))).toEqual([])
  })
  it('name a sentence in another language', () => {
    const german =
      'Der Zug fährt in zwei Stunden von der Stadt bis zum Hafen und ist im Sommer billiger als der Bus.'
    expect(routeLanguages.faults(routes(german, ''))).toEqual([
      `en: a-b has a sentence that looks like de: ${german}`,
    ])
  })
})
