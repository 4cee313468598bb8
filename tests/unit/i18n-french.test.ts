import { describe, expect, it } from 'vitest'
import { a, de, each } from '#i18n/french.ts'

describe('French prepositions before a city', () => {
  it.each([
    ['Paris', 'de Paris', 'à Paris'],
    ['Amsterdam', 'd’Amsterdam', 'à Amsterdam'],
    ['Édimbourg', 'd’Édimbourg', 'à Édimbourg'],
    ['Oslo', 'd’Oslo', 'à Oslo'],
    ['Helsinki', 'd’Helsinki', 'à Helsinki'],
    ['Hambourg', 'de Hambourg', 'à Hambourg'],
    ['Ypres', 'd’Ypres', 'à Ypres'],
    ['York', 'de York', 'à York'],
    ['Ouagadougou', 'de Ouagadougou', 'à Ouagadougou'],
    ['Le Havre', 'du Havre', 'au Havre'],
    ['Les Sables-d’Olonne', 'des Sables-d’Olonne', 'aux Sables-d’Olonne'],
    ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
    ['Leeds', 'de Leeds', 'à Leeds'],
  ])('%s', (name, from, to) => {
    expect([de(name), a(name)]).toEqual([from, to])
  })
})

describe('French intervals', () => {
  it.each([
    ['15\u00a0min', 'toutes les 15\u00a0min'],
    ['1\u00a0h', 'toutes les heures'],
    ['2\u00a0h', 'toutes les 2\u00a0h'],
    ['1\u00a0h\u00a030\u00a0min', 'toutes les 1\u00a0h\u00a030\u00a0min'],
  ])('%s', (interval, said) => {
    expect(each(interval)).toBe(said)
  })
})
