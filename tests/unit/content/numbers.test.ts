import { describe, expect, test } from 'vitest'
import type { Entry } from '#catalogue/content/text.ts'
import { numbersIn } from '#compiler/content/numbers.ts'
import { checkParity } from '#compiler/content/parity.ts'
import { Problems } from '#compiler/read/problems.ts'

describe('numbers of a text', () => {
  test.each([
    ['the English form', 'built in 1889 for 50,000 people at €2.55', [2.55, 1889, 50000]],
    ['the German form', '1889 für 50.000 Menschen zu 2,55 €', [2.55, 1889, 50000]],
    ['the French form', 'en 1889 pour 50 000 personnes à 2,55 €', [2.55, 1889, 50000]],
    ['times of day', 'from 17:30 to 20:00', [17, 20, 30]],
    ['French times of day', 'de 17h30 à 20h', [17, 20, 30]],
    ['Roman centuries', 'au XIXe siècle', [19]],
    ['a Roman ordinal', 'François Ier', [1]],
    ['the English I', 'Which station do I want?', []],
    ['a number twice', '3 lines, 3 stations', [3]],
    ['a range', '12-18', [12, 18]],
  ])('in %s', (_form, text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})

describe('five languages', () => {
  const entry = (de: unknown): Entry<unknown, unknown> => {
    const en = { faqs: [{ question: 'When?', answer: 'From 9:00 on 15 August.' }] }
    return { facts: {}, text: { en, de, fr: en, es: en, it: en } }
  }
  const problemsOf = (de: unknown) => {
    const problems = new Problems()
    checkParity({ ...entry(de), at: (lang, path) => `${lang} ${path}` }, problems)
    return problems.list.map(({ where, what }) => `${where} ${what}`)
  }

  test.each([
    ['agree', { faqs: [{ question: 'Wann?', answer: 'Ab 9 Uhr am 15. August.' }] }, ''],
    [
      'differ in a number',
      { faqs: [{ question: 'Wann?', answer: 'Ab 10 Uhr am 15. August.' }] },
      'lacks 9 adds 10',
    ],
    ['lack a field', { faqs: [{ question: 'Wann?' }] }, '"faqs.0.answer" is missing'],
    [
      'have a field too many',
      { faqs: [{ question: 'Wann?', answer: 'Ab 9 Uhr am 15. August.', more: 'x' }] },
      '"faqs.0.more" is not in en.json',
    ],
  ])('%s', (_how, de, problem) => {
    const found = problemsOf(de)
    expect(found).toEqual(problem ? [expect.stringContaining(problem)] : [])
  })
})
