import { describe, expect, test } from 'vitest'
import { strangeLanguage, withoutNames } from '#compiler/content/language.ts'
import { type Language, languages } from '#lib/languages.ts'

const sentence: Record<Language, string> = {
  en: 'The castle stands on a rock above the river, and the last tram back to the station leaves at midnight.',
  de: 'Die Burg steht auf einem Felsen über dem Fluss, und die letzte Bahn zurück zum Bahnhof fährt um Mitternacht.',
  fr: 'Le château se dresse sur un rocher au-dessus du fleuve, et le dernier tram pour la gare part à minuit.',
  es: 'El castillo está sobre una roca encima del río, y el último tranvía hacia la estación sale a medianoche.',
  it: 'Il castello è su una rupe sopra il fiume, e l’ultimo tram per la stazione parte dal ponte a mezzanotte.',
}

describe('the language of a text', () => {
  test.each(languages.flatMap((is) => languages.map((wanted) => [is, wanted] as const)))(
    'a sentence in %s in the file of %s',
    (is, wanted) => {
      expect(strangeLanguage(sentence[is], wanted)).toBe(is === wanted ? undefined : is)
    },
  )

  test('is found without its names', () => {
    const text = 'Vom Bahnhof Santa Maria Novella über Via Panzani und Via Cerretani zum Dom, 800 m zu Fuß.'
    const names = new Set(['santa', 'maria', 'novella', 'dom'])
    expect(withoutNames(text, 'de', names)).toBe(
      'Vom Bahnhof    über Via Panzani und Via Cerretani zum , 800 m zu Fuß.',
    )
    expect(withoutNames('Sortez à Châtelet. Prenez la rue de Rivoli.', 'fr', new Set())).toBe(
      'Sortez à . Prenez la rue de .',
    )
    expect(strangeLanguage(text, 'de', names)).toBe(undefined)
  })

  test.each([
    ['a short text of another language', 'the way from the station', 'de', 'en'],
    ['a short text full of names', 'Linie 3 bis Monastiraki', 'de', undefined],
    [
      'foreign names in a long text',
      'Von Santa Lucia über Strada Nova und Mercerie, über die Piazza zur Porta del Frumento am Wasser, 2,5 km.',
      'de',
      undefined,
    ],
  ] as const)('%s', (_what, text, lang, strange) => {
    expect(strangeLanguage(text, lang)).toBe(strange)
  })
})
