import { describe, expect, it, test } from 'vitest'
import { a, company, de, each } from '#i18n/french.ts'

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
    ['Port de Calais', 'du Port de Calais', 'au Port de Calais'],
    ['Porto di Bari', 'du Porto di Bari', 'au Porto di Bari'],
    ['Porto', 'de Porto', 'à Porto'],
    ['Iași', 'de Iași', 'à Iași'],
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

test('French companies take the article that speech gives them', () => {
  expect(company('Eurostar, SNCF et ÖBB')).toBe('Eurostar, la SNCF et les ÖBB')
  expect(company('Eurostar et SNCF Intercités de nuit')).toBe('Eurostar et les Intercités de nuit')
})
