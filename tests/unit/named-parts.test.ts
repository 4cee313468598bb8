import { expect, test } from 'vitest'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import { namedParts } from '#lib/named-parts.ts'

const named = (text: string, from: string, to: string) =>
  namedParts(text, [
    ['origin', from],
    ['destination', to],
  ])

test.each(languages)('the title of a route in %s is cut at both names', (lang) => {
  const title = messagesFor(lang).route.title({ from: 'Roma', to: 'Nice' })
  const parts = named(title, 'Roma', 'Nice')
  expect(parts.map(({ text }) => text).join('')).toBe(title)
  expect(parts.flatMap(({ name, text }) => (name ? [[name, text]] : []))).toEqual([
    ['origin', 'Roma'],
    ['destination', 'Nice'],
  ])
})

test.each([
  ['a name inside a word is none', 'Promenade from Rom to Ulm', 'Rom', 'Ulm', ['Rom', 'Ulm']],
  ['a name after an apostrophe is one', 'aller d’Oslo à Bari', 'Oslo', 'Bari', ['Oslo', 'Bari']],
  ['a name the language changes stays text', 'aller du Havre à Bari', 'Le Havre', 'Bari', ['Bari']],
  [
    'a name in the other one is found after it',
    'from Berlin to Berlin (US)',
    'Berlin',
    'Berlin (US)',
    ['Berlin', 'Berlin (US)'],
  ],
])('%s', (_what, text, from, to, names) => {
  const parts = named(text, from, to)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap((part) => (part.name ? part.text : []))).toEqual(names)
})
