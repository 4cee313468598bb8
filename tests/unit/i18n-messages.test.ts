// The typography of every text of every dictionary, sentences with parts included.
import { describe, expect, it } from 'vitest'
import { loadLiveWords } from '#i18n/load-live.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'

/** Stands for a figure, or for a pair of figures of the two cities. */
const figure = (text: string) => Object.assign(new String(text), { from: text, to: text })

/** Stands for any part of a sentence: a city, a mode, a count, or an object of them. */
const part = Object.assign(new String('train'), {
  ...{ from: 'Amsterdam', to: 'Athen', mode: 'train', most: 'flight', faster: 'train', fastest: 'x' },
  ...{
    time: '2 h',
    door: '3 h',
    total: '3 h',
    access: '9 min',
    dwell: '9 min',
    egress: '9 min',
    price: '44 €',
    low: figure('44 €'),
  },
  ...{ high: figure('220 €'), co2: '2 kg', mostCo2: '60 kg', straight: '344 km', road: '460 km', changes: 2 },
  ...{ operators: 'Eurostar', perDay: '15', via: 'Lille', flight: '5 h', train: '4 h' },
  // parts of the method page
  ...{
    maxChanges: 3,
    maxWait: '4 h',
    expectedWait: '30 min',
    airport: '2 h',
    station: '30 min',
    coach: '20 min',
    port: '55 min',
    sea: '1.1',
    pleasant: '23 °C',
    rain: '0.4 °C',
    crowds: '4 °C',
    brk: '15 min',
  },
  ...{ brkEvery: '2 h', radius: '6371 km', rail: '1.2', extra: '95 km', litres: '7 l', litre: '1,70 €' },
  ...{ places: '50,000', drive: '80 km', plane: '40 min', bus: '5 h', change: '2 h', far: '4000 km' },
  ...{ near: '200 km', way: '2' },
  ...{ departures: '311', towns: '130', companies: '29', first: '18:08', last: '23:28' },
  ...{ agree: '170', differ: '60', unclear: '12', absent: '7', trains: '406', outside: '40', missing: '33' },
  ...{ publisher: 'Back-on-Track', asOf: '06/2026' },
  ...{ best: 'Zürich', order: 'fair', longest: '5 h', count: '12' },
  ...{ routes: '1,560', cities: '40', services: '2,309', read: '471' },
  ...{ town: 'Wien', days: 5, travellers: 2, land: '66', less: '951', both: '951' },
  ...{ people: 3, seats: 5, train: '44 €', alone: '160 €', full: '32 €' },
  ...{ allIn: '0,30 €', share: '25%', hour: '20 €', kilo: '0,30 €' },
  ...{ hard: '10 €', seated: '2 h', rare: '2 €', tie: '5 %', same: '20 %', eur: '3 €', min: '10 min' },
})

function texts(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return texts(words(part, part, part, part, part), path)
  if (typeof words !== 'object' || words === null) throw new TypeError(`${path}: neither text nor sentence.`)
  return Object.entries(words).flatMap(([key, word]) => texts(word, `${path}.${key}`))
}
const wrong = (lang: (typeof languages)[number], mistake: RegExp) =>
  texts(messagesFor(lang), lang).filter(([, text]) => mistake.test(text))

describe('the dictionaries', () => {
  it.each(languages)('say something everywhere and leave no gap open: %s', (lang) => {
    expect(wrong(lang, /^\s*$|undefined|NaN|\[object|\$\{| {2}/)).toEqual([])
  })

  it.each([
    ['straight quotes and apostrophes', 'de', /["']/],
    ['an ellipsis of three dots or without its space', 'de', /\.{3}|[^\u00a0]…/],
    ['quotes of another language', 'de', /[«»”]/],
    ['straight quotes and apostrophes', 'fr', /["']/],
    ['an ellipsis of three dots', 'fr', /\.{3}/],
    ['quotes of another language', 'fr', /[„“”]/],
    ['a breaking or missing space before ; ? !', 'fr', /[^\u202f][;?!]/],
    ['a breaking or missing space before a colon', 'fr', /[^\u00a0]:/],
    ['a breaking or missing space inside « »', 'fr', /«[^\u00a0]|[^\u00a0]»/],
    ['a preposition that should be elided', 'fr', /\bde [AEIOUÉ]\p{Ll}/u],
    ['straight quotes and apostrophes', 'es', /["']/],
    ['an ellipsis of three dots', 'es', /\.{3}/],
    ['quotes of another language', 'es', /[„“”]/],
    ['a space before punctuation', 'es', /\s[;:?!]/],
    ['a question or exclamation that does not open', 'es', /^[^¿]*\?|^[^¡]*!/],
    ['straight quotes and apostrophes', 'it', /["']/],
    ['an ellipsis of three dots', 'it', /\.{3}/],
    ['quotes of another language', 'it', /[„“”]/],
    ['a space before punctuation', 'it', /\s[;:?!]/],
    ['a preposition that should end in d', 'it', /\ba A\p{Ll}/u],
  ] as const)('are free of %s: %s', (_, lang, mistake) => {
    expect(wrong(lang, mistake)).toEqual([])
  })

  it('keep the gaps that scripts fill in', async () => {
    for (const lang of languages) {
      const { search, notFound } = messagesFor(lang)
      expect(search.results.other).toContain('{count}')
      expect((await loadLiveWords(lang)).rates.dated).toContain('{date}')
      expect((await loadLiveWords(lang)).sorted).toContain('{mode}')
      expect(notFound.noRoute({ from: '{from}', to: '{to}' })).toMatch(/\{from\}.*\{to\}/)
    }
  })
})
