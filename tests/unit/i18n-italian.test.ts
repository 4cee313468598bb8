import { describe, expect, it } from 'vitest'
import { a, al, da, del, i, inText } from '#i18n/italian.ts'

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
    ['L’Aia e Roma', 'dall’Aia e Roma', 'all’Aia e Roma'],
  ])('%s', (name, from, to) => {
    expect([da(name), a(name)]).toEqual([from, to])
  })
})

describe('the Italian article of a figure', () => {
  it.each([
    ['70 km', 'i 70 km'],
    ['8 km', 'gli 8 km'],
    ['80 km', 'gli 80 km'],
    ['878 km', 'gli 878 km'],
    ['8.000 km', 'gli 8.000 km'],
    ['8,5 km', 'gli 8,5 km'],
    ['11 km', 'gli 11 km'],
    ['11.000 km', 'gli 11.000 km'],
    ['110 km', 'i 110 km'],
    ['1.100 km', 'i 1.100 km'],
    ['180 km', 'i 180 km'],
    ['18 km', 'i 18 km'],
  ])('%s', (figure, withArticle) => {
    expect(i(figure)).toBe(withArticle)
  })
})

describe('an Italian city within a sentence', () => {
  it.each([
    ["L'Aia", 'l’Aia'],
    ['Il Cairo', 'il Cairo'],
    ['La Spezia', 'La Spezia'],
    ['Ilford', 'Ilford'],
    ['L’Hospitalet de Llobregat', 'L’Hospitalet de Llobregat'],
  ])('%s', (name, inside) => {
    expect(inText(name)).toBe(inside)
  })
})

describe('Italian prepositions before a percentage', () => {
  it.each([
    ['8%', 'dell’8%', 'all’8%'],
    ['11%', 'dell’11%', 'all’11%'],
    ['80%', 'dell’80%', 'all’80%'],
    ['18%', 'del 18%', 'al 18%'],
    ['25%', 'del 25%', 'al 25%'],
  ])('%s', (share, of, to) => {
    expect([del(share), al(share)]).toEqual([of, to])
  })
})
