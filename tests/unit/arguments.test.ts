// Commands refuse unknown arguments and name the known ones.
import { describe, expect, test } from 'vitest'
import { chosenLanguages, countOption, listOption, pathWords, readArguments } from '#tools/arguments.ts'
import { StepError } from '#tools/process.ts'

const takes = {
  words: ['ecb', 'hang'],
  options: { fresh: { type: 'boolean' }, diff: { type: 'string' } },
} as const

test('words and options are separated', () => {
  expect(readArguments(takes, ['ecb', '--fresh', '--diff', 'HEAD'])).toMatchObject({
    words: ['ecb'],
    options: { fresh: true, diff: 'HEAD' },
  })
  expect(readArguments({ words: 'addresses' }, ['/de']).words).toEqual(['/de'])
  expect(readArguments({}, [])).toMatchObject({ words: [], options: {} })
})

describe('a command refuses', () => {
  test.each([
    [
      'an unknown option',
      takes,
      ['--frsh'],
      "Unknown option '--frsh'. This command takes ecb, hang, --fresh, --diff ….",
    ],
    ['an option without its value', takes, ['--diff'], 'This command takes ecb, hang, --fresh, --diff …'],
    ['a value for a flag', takes, ['--fresh=yes'], 'does not take an argument. This command takes ecb'],
    ['an unknown word', takes, ['ecb', 'hnag'], 'Unknown word: hnag. Known: ecb, hang.'],
    ['any word where it takes none', {}, ['de'], 'Unknown word: de. This command takes no arguments.'],
    ['any option where it takes none', {}, ['-x'], 'takes no arguments'],
  ])('%s', (_, frame, given, message) => {
    const reading = () => readArguments(frame, given)
    expect(reading).toThrow(message)
    expect(reading).toThrow(StepError)
  })
})

describe('the value of an option', () => {
  test('is a list of known items, or the default', () => {
    expect(listOption('themes', 'dark', ['light', 'dark'])).toEqual(['dark'])
    expect(listOption('themes', undefined, ['light', 'dark'])).toEqual(['light', 'dark'])
    expect(chosenLanguages('de,fr')).toEqual(['de', 'fr'])
    expect(chosenLanguages(undefined, ['de'])).toEqual(['de'])
  })

  test.each(['de,nl', 'de fr', ''])('“%s” names a language that the site lacks', (value) => {
    expect(() => chosenLanguages(value)).toThrow('Known: en, de, fr, es, it.')
  })

  test('is a whole number above 0', () => {
    expect([countOption('runs', '7', 5), countOption('runs', undefined, 5)]).toEqual([7, 5])
  })

  test.each(['0', '-1', '2.5', 'many', ''])('runs “%s” is refused', (value) => {
    expect(() => countOption('runs', value, 5)).toThrow('Give a whole number above 0.')
  })
})

test('addresses begin with a slash', () => {
  expect(pathWords(['/', '/de'])).toEqual(['/', '/de'])
  expect(() => pathWords(['/de', 'route/london-paris'])).toThrow('route/london-paris: no address.')
})
