// Words of the ways to airports in five languages.
import { describe, expect, it, test } from 'vitest'
import { AirportWords } from '#compiler/read/airport-words.ts'

describe('words of transfers', () => {
  const words = new AirportWords(
    [
      { en: 'Bus *', de: 'Bus *', fr: 'bus *', es: 'autobús *', it: 'autobus *' },
      { en: 'Bus to *', de: 'Bus nach *', fr: 'bus pour *', es: 'autobús a *', it: 'autobus per *' },
      { en: 'all night', de: 'nachts', fr: 'la nuit', es: 'de noche', it: 'di notte' },
      { en: 'one ticket', de: 'ein Ticket', fr: 'un billet', es: 'un billete', it: 'un biglietto' },
    ],
    [{ names: { en: 'Rome', de: 'Rom', fr: 'Rome', es: 'Roma', it: 'Roma' } }],
  )
  test.each([
    ['name', 'RE1, RE5 and RE6', 'RE1, RE5 und RE6', 'RE1, RE5 y RE6'],
    ['name', 'Bus 61', 'Bus 61', 'autobús 61'],
    ['name', 'Bus to Memmingen and ICE', 'Bus nach Memmingen und ICE', 'autobús a Memmingen e ICE'],
    ['name', 'Flibco or Oslobus', 'Flibco oder Oslobus', 'Flibco u Oslobus'],
    ['end', 'Rome Tiburtina', 'Rom Tiburtina', 'Roma Tiburtina'],
  ] as const)('%s "%s" is "%s" and "%s"', (kind, text, de, es) => {
    expect(words[kind](text)).toMatchObject({ en: text, de, es })
  })

  it('takes a note apart at its semicolons', () => {
    expect(words.note('all night; one ticket')).toMatchObject([
      { en: 'all night', de: 'nachts' },
      { en: 'one ticket', de: 'ein Ticket' },
    ])
    expect(words.note('all night; all day')).toBeUndefined()
  })

  it('leaves nothing English in another language', () => {
    expect(words.name('the night bus')).toBeUndefined()
    expect(words.note('all day')).toBeUndefined()
  })
})
