import { describe, expect, it } from 'vitest'
import { a, da } from '#i18n/italian.ts'

describe('Italian prepositions before a city', () => {
  it.each([
    ['Parigi', 'da Parigi', 'a Parigi'],
    ['Amsterdam', 'da Amsterdam', 'ad Amsterdam'],
    ['Atene', 'da Atene', 'ad Atene'],
    ['Edimburgo', 'da Edimburgo', 'a Edimburgo'],
    ['Ålesund', 'da Ålesund', 'a Ålesund'],
    ['L’Aia', 'dall’Aia', 'all’Aia'],
    ["L'Aquila", 'dall’Aquila', 'all’Aquila'],
    ['L’Hospitalet de Llobregat', 'da L’Hospitalet de Llobregat', 'a L’Hospitalet de Llobregat'],
    ['Il Cairo', 'dal Cairo', 'al Cairo'],
    ['La Spezia', 'da La Spezia', 'a La Spezia'],
    ['Le Havre', 'da Le Havre', 'a Le Havre'],
    ['Lione', 'da Lione', 'a Lione'],
  ])('%s', (name, from, to) => {
    expect([da(name), a(name)]).toEqual([from, to])
  })
})
