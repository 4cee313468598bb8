// Spaces, times of day and units of running text.
import { describe, expect, it } from 'vitest'
import { englishMetres, frenchSpaces, frenchTimes, germanSpaces, typesetProse } from '#i18n/typeset.ts'

const [nbsp, thin] = ['\u00a0', '\u202f']

describe('a French time of day', () => {
  it.each([
    ['à 19h', `à 19${nbsp}h`],
    ['à 12h30', `à 12${nbsp}h${nbsp}30`],
    ['départ 22:15, arrivée 07:00', `départ 22${nbsp}h${nbsp}15, arrivée 7${nbsp}h`],
    ['00:05', `0${nbsp}h${nbsp}05`],
    ['07:00–09:00', `7${nbsp}h–9${nbsp}h`],
    [`2${nbsp}h${nbsp}26${nbsp}min`, `2${nbsp}h${nbsp}26${nbsp}min`],
    ['au 1:200', 'au 1:200'],
    ['12hectares', '12hectares'],
  ])('%s', (text, shown) => {
    expect(frenchTimes(text)).toBe(shown)
  })
})

describe('a space after a figure', () => {
  it.each([
    ['germanSpaces', 'seit 1906 hält der Zug hier', 'seit 1906 hält der Zug hier'],
    ['germanSpaces', 'auf 80 km und 5 l', `auf 80${nbsp}km und 5${nbsp}l`],
    ['frenchSpaces', 'en 1939 l’entreprise', 'en 1939 l’entreprise'],
    ['frenchSpaces', 'sur 80 km : 13 200 Ft', `sur 80${nbsp}km${nbsp}: 13${thin}200 Ft`],
  ] as const)('%s: %s', (rule, text, shown) => {
    expect({ germanSpaces, frenchSpaces }[rule](text)).toBe(shown)
  })

  it('in content breaks neither before an article nor before a German verb', () => {
    expect(typesetProse('1906 hält, 10 h offen', 'de')).toBe(`1906 hält, 10${nbsp}h offen`)
    expect(typesetProse('1 017 km', 'fr')).toBe(`1${thin}017${nbsp}km`)
  })
})

describe('English metres', () => {
  it.each([
    ['then 600 m along', `then 600${nbsp}metres along`],
    ['5.17 m of marble', `5.17${nbsp}metres of marble`],
    ['1.2 km', '1.2 km'],
    ['600 m² of floor', '600 m² of floor'],
    ['every 8 min', 'every 8 min'],
    ['line 4 meets', 'line 4 meets'],
  ])('%s', (text, shown) => {
    expect(englishMetres(text)).toBe(shown)
  })
})
