// The mentions of a text, whatever forms its language gives to the names.
import { describe, expect, test } from 'vitest'
import { readAllContent } from '#compiler/content/check.ts'
import { unmentioned } from '#compiler/content/names/parity.ts'
import { nameTable } from '#compiler/content/names/table.ts'
import { withoutTown } from '#compiler/content/names/vehicles.ts'
import { Problems } from '#compiler/read/problems.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import type { Language } from '#lib/languages.ts'
import { root } from '#scripts/lib/root.ts'

const network = readNetwork(root)
const table = nameTable(network, readAllContent(root, network, new Problems()), ['DE', 'IE', 'CH'])

/** Ids that only the first text mentions. */
const missing = (lang: Language, words: string, otherLang: Language, other: string) =>
  unmentioned({ lang, words }, { lang: otherLang, words: other }, table)

describe('a name is the same name', () => {
  test.each([
    ['in its own form of each language', 'From Munich to Geneva', 'it', 'Da Monaco di Baviera a Ginevra'],
    ['in the short form of a language', 'From Munich', 'it', 'Da Monaco'],
    ['in the genitive', 'the stations of London', 'de', 'Londons Bahnhöfe'],
    ['as a German adjective', 'Hamburg’s tunnel', 'de', 'der Hamburger Elbtunnel'],
    ['as an adjective', 'the rules of Ireland', 'fr', 'les règles irlandaises'],
    ['under its local name', 'the bridge of Florence', 'de', 'die Brücke von Firenze'],
    ['under a short name of the country', 'to the United Kingdom', 'de', 'nach Großbritannien'],
    ['as part of the name of a sight', 'before the Uffizi Gallery', 'de', 'vor den Uffizien'],
    ['of an operator in small letters', 'an iryo ticket', 'fr', 'un billet Iryo'],
    ['of an airport by its code', 'flights from LHR', 'es', 'vuelos desde Heathrow'],
  ] as const)('%s', (_how, english, lang, other) => {
    expect(missing('en', english, lang, other)).toEqual([])
  })
})

describe('a name is missed', () => {
  test.each([
    ['of a city', 'From Munich to Geneva', 'de', 'Von München ans Meer', ['place geneva']],
    ['of an operator', 'Eurostar to Paris', 'fr', 'Un train pour Paris', ['operator eurostar']],
    ['of a station', 'leave Gare du Nord', 'it', 'si parte dalla stazione', ['stop paris-nord']],
    ['of a country', 'trains to Ireland', 'es', 'trenes a la isla', ['country IE']],
    ['of a sight', 'from the Eiffel Tower', 'de', 'von oben', ['landmark eiffel-tower']],
    ['of an airport', 'flights from LHR', 'de', 'Flüge ab London', ['airport LHR']],
  ] as const)('%s', (_what, english, lang, other, ids) => {
    expect(missing('en', english, lang, other)).toEqual(ids)
  })
})

describe('no name is told by', () => {
  test.each([
    ['a word that only looks like one', 'de', 'Der Kiel des Schiffs, mit Bar'],
    ['a verb', 'es', 'Caen algunas salidas'],
    ['inhabitants', 'de', 'Die Römer bauten, die Londoner zahlten'],
    ['an airline’s word in other letters', 'en', 'Swiss trains'],
  ] as const)('%s', (_what, lang, text) => {
    expect(missing(lang, text, 'en', 'Nothing here')).toEqual([])
  })
})

test.each([
  ['Paris Gare du Nord', ['Paris'], 'Gare du Nord'],
  ['London St Pancras International', ['London'], 'St Pancras'],
  ['Firenze Santa Maria Novella', ['Florence', 'Firenze'], 'Santa Maria Novella'],
  ['Köln Hbf', ['Cologne', 'Köln'], undefined],
])('%s without its town', (sign, town, short) => {
  expect(withoutTown(sign, town)).toBe(short)
})
