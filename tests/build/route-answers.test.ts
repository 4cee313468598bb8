// Answers of route pages against the options they are about.
import { expect, test } from 'vitest'
import { route, routeIndex } from '#catalogue/load.ts'
import { formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { routeFaqs } from '#models/faq.ts'

const slugs = routeIndex().map(({ slug }) => slug)
const t = messagesFor('en')
const prose = proseFor('en')

test.each([
  ['paris-london', 'train'],
  ['dublin-amsterdam', 'flight'],
  ['helsinki-tallinn', 'ferry'],
])('%s is first asked how long its %s takes', (slug, mode) => {
  const [first] = routeFaqs(route(slug), 'en', t, prose)
  expect(first?.question).toMatch(`How long does the ${mode}`)
})

/** Answers of a route with ordinary spaces. */
const answersOf = (slug: string) =>
  routeFaqs(route(slug), 'en', t, prose).map(({ answer }) =>
    formatRich(answer, 'en').replaceAll('\u00a0', ' '),
  )

test('direct trains of different seasons are all named, and do not add up', () => {
  const answer = answersOf('stockholm-hamburg').find((text) => text.startsWith('Yes, with Snälltåget')) ?? ''
  expect(answer).toMatch(/^Yes, with Snälltåget and RDC Deutschland; the fastest takes 11h from /)
})

test('the answer on seasons names both towns once, then the seasons in which each is full or quiet', () => {
  const answer = answersOf('london-paris').find((text) => text.startsWith('Summer is best')) ?? ''
  const [weather = '', crowds = ''] = answer.split('). ')
  expect(weather.match(/London|Paris/g)).toEqual(['London', 'Paris'])
  expect(weather).toMatch(/; then autumn \(\d+ and \d+ °C, \d+ and \d+ days\), spring \(.+\) and winter \(/)
  expect(crowds).toBe('London is busy in summer, and Paris in spring, summer and autumn.')
})

test.each([
  [
    'vienna-budapest',
    /^Yes, with ÖBB, MÁV and RegioJet, about 17 a day; the fastest takes 2h 40m from Wien Hbf/,
  ],
  [
    'amsterdam-berlin',
    /^Yes, with Deutsche Bahn, NS, GoVolta and others, about \d+ a day; the fastest takes/,
  ],
  ['london-paris', /^Yes, with Eurostar, about 17 a day: from London St Pancras International to Paris/],
])('the answer on direct trains of %s names all companies, three at most', (slug, words) => {
  expect(answersOf(slug)).toContainEqual(expect.stringMatching(words))
})

const drivenWay = /The drive from .*? is (.*?)\./

test.each([
  ['helsinki-tallinn', /The drive from Helsinki to Tallinn is 82 km by ferry\./],
  ['paris-brussels', /The drive from Paris to Brussels is \d+ km by road\./],
  ['london-dublin', /The drive from .* is \d+ km by road and 114 km by ferry\./],
  ['london-paris', /The drive from .* is \d+ km by road and \d+ km by car shuttle train\./],
])('the distance of %s names what is driven and what is sailed', (slug, words) => {
  expect(answersOf(slug)).toContainEqual(expect.stringMatching(words))
})

test('kilometres of a drive add up to those of the option', () => {
  const wrong = slugs.filter((slug) => {
    const drive = route(slug)
      .options.filter(({ mode }) => mode === 'car')
      .sort((a, b) => a.minutes.value - b.minutes.value)[0]
    const way = answersOf(slug).flatMap((answer) => drivenWay.exec(answer)?.[1] ?? [])[0] ?? ''
    const km = [...way.matchAll(/([\d,]+) km/g)].map(([, value]) => Number(value?.replaceAll(',', '')))
    return km.reduce((sum, value) => sum + value, 0) !== (drive?.km.value ?? 0)
  })
  expect(wrong.slice(0, 10)).toEqual([])
})
