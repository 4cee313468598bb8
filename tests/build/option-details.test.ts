// Details of options over the compiled catalogue: rules, fees, departures, and a receipt for every figure.
import { describe, expect, test } from 'vitest'
import { operator, operatorRule } from '#catalogue/load.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { detailsNames, type OptionCard, toOptionCard } from '#models/option-card.ts'
import { routes } from './every-route.ts'
import { everyOther, named } from './option-cards.ts'

const ruleLines = ({ rules }: OptionCard, lang: Language) =>
  rules?.lines.map(({ description }) => formatRich(description, lang)) ?? []
const wordsOf = (card: OptionCard, lang: Language) => [
  ...card.buy.steps.map(({ text }) => formatRich(text, lang)),
  ...ruleLines(card, lang),
  ...(card.rules ? [card.rules.basis] : []),
  ...card.receipts.flatMap(({ figures, how, basis }) => [
    ...figures,
    ...how.map((line) => formatRich(line, lang)),
    basis,
  ]),
]

test('rules are those of the operators, with their date; an operator without rules is not named', () => {
  for (const { options } of everyOther)
    for (const option of options.filter(({ mode }) => mode !== 'car')) {
      const card = toOptionCard(option, '', 'en', messagesFor('en'))
      const { rules } = card
      const known = option.operators.filter((id) => operatorRule(id))
      expect(rules !== undefined, option.id).toBe(known.length > 0)
      const text = ruleLines(card, 'en').join(' ')
      const silent = option.operators.filter((id) => !operatorRule(id)).map((id) => operator(id).name)
      const names = known.map((id) => operator(id).name)
      for (const name of silent)
        if (!names.some((one) => one.includes(name))) expect(text).not.toContain(name)
      if (rules) expect(rules.basis).toMatch(/As of (\w+ )?20\d\d: \S/)
    }
})

test('a fee is shown for the operator that charges it, and for no other', () => {
  const card = routes
    .flatMap(({ options }) => options)
    .find(({ operators }) => operators.includes('sncf') && operators.includes('db')) as TransportOption
  const bikes = toOptionCard(card, '', 'en', messagesFor('en')).rules?.lines.find(
    ({ title }) => title === 'Bicycles',
  )
  const text = formatRich(bikes?.description ?? [], 'en')
  expect(text).toMatch(/^[\w, ]*\bNS\b[\w, ]* take bicycles only if booked \(about [^)]*\)/)
  expect(text).toMatch(/€10 with SNCF/)
  expect(text).toMatch(/€8 with Deutsche Bahn/)
  expect(text).not.toMatch(/€\d+ with NS/)
})

test('every figure has a receipt: time with departures and berths, door to door, price, CO₂e', () => {
  const t = messagesFor('en')
  for (const { slug, options } of everyOther)
    for (const option of options) {
      const { receipts } = toOptionCard(option, '', 'en', t)
      const where = `${slug} ${option.id}`
      const labels = receipts.flatMap(({ figures }) => figures.map((figure) => figure.split(':')[0]))
      expect(labels, where).toEqual([
        'Time',
        ...(option.mode === 'car' ? [] : ['Departures']),
        ...new Set(
          option.legs.flatMap(({ night, mode }) =>
            night ? [mode === 'ferry' ? 'Night crossing' : 'Night train'] : [],
          ),
        ),
        'Door to door',
        'Price',
        'CO₂e',
      ])
      for (const { basis } of receipts) expect(basis, where).toMatch(/\. As of .*20\d\d: \S.*\.$/)
    }
})

test('what bags cost stands among the rules, with the sources of the fees', () => {
  const rulesOf = (id: string, lang: Language) => {
    const flown = routes
      .flatMap(({ options }) => options)
      .find(({ operators, mode }) => mode === 'flight' && operators.join() === id) as TransportOption
    const card = toOptionCard(flown, '', lang, messagesFor(lang))
    return [...ruleLines(card, lang), card.rules?.basis]
  }
  expect(rulesOf('ryanair', 'en')).toContainEqual(
    'Ryanair allows one small bag (40×30×20\u00a0cm); a cabin bag costs from €12.49, a large bag from €21.49.',
  )
  expect(rulesOf('ryanair', 'en')).toContainEqual('Ryanair takes bicycles only folded or bagged (about €60).')
  expect(rulesOf('ryanair', 'de')).toContainEqual(
    expect.stringContaining(
      '; ein Handgepäckstück kostet ab 12,49\u00a0€, ein großes Gepäckstück ab 21,49\u00a0€.',
    ),
  )
  expect(rulesOf('british-airways', 'en').at(-1)).toMatch(/As of 2025: luggage guides, /)
  expect(rulesOf('iberia', 'en')).toContainEqual(
    expect.stringMatching(/and a small one; a large bag costs from €20\.$/),
  )
})

test.each([
  ['de', /["']|»|«|undefined|NaN/],
  ['fr', /["']|[^\u202f][;?!]|[^\u00a0]:(?!\d)|undefined|NaN/u],
  ['es', /["']|\s[;:?!]|undefined|NaN/],
  ['it', /["']|\s[;:?!]|undefined|NaN/u],
  ['en', /"|\s[;:?!]|undefined|NaN| {2}/],
] as const)('the details keep to the typography of %s', (lang, mistake) => {
  const signs = /CzechTourism; Gazeta Prawna|\p{L}['!]\p{L}|ZOU!|\p{L}'|:(?=\/\/)/gu
  const t = messagesFor(lang)
  const wrong = everyOther.flatMap(({ options }) =>
    options.flatMap((option) =>
      wordsOf(toOptionCard(option, '', lang, t), lang).filter(
        (text) => mistake.test(text.replace(signs, 'x')) || /[{}]/.test(text),
      ),
    ),
  )
  expect([...new Set(wrong)].slice(0, 10)).toEqual([])
})

describe('first and last departures', () => {
  test.each([
    ['london-paris', 'train', 'en', 'about 17 a day, 06:01–20:01'],
    ['london-paris', 'train', 'fr', /^environ 17 départs par jour, 6\sh\s01–20\sh\s01$/],
    ['london-paris', 'flight', 'en', /^about \d+ a day$/],
  ] as const)('of %s by %s stand beside their number (%s)', (slug, mode, lang, said) => {
    expect(named(slug, mode, lang).frequency).toMatch(said)
  })

  test('are said of every direct option where they are known, and of no other', () => {
    const t = messagesFor('en')
    let known = 0
    for (const { slug, options } of routes)
      for (const option of options) {
        const { frequency } = toOptionCard(option, '', 'en', t)
        const [leg, ...others] = option.legs
        const clocks = [leg?.firstDeparture ?? leg?.departs, leg?.lastDeparture].filter(Boolean)
        if (others.length > 0 || clocks.length === 0) expect(frequency, slug).not.toMatch(/\d:\d\d/)
        else {
          known += 1
          expect(frequency, slug).toContain(`, ${clocks.join('–')}`)
        }
      }
    expect(known).toBeGreaterThan(200)
  })
})

test('details are named by mode, each once', () => {
  for (const { options } of routes) {
    const names = detailsNames(options)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name, index) => name.startsWith(`${options[index]?.mode}-`))).toBe(true)
  }
})
