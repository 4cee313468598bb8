// Details of options over the compiled catalogue: how to buy, rules, and a receipt for every figure.
import { describe, expect, it, test } from 'vitest'
import { operator, operatorRule, route, routeIndex } from '#catalogue/load.ts'
import { isModelled, type TransportOption } from '#catalogue/route.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { languages } from '#lib/languages.ts'
import { detailsNames, type OptionCard, toOptionCard } from '#models/option-card.ts'

const routes = routeIndex().map(({ slug }) => route(slug))
/** One direction of every pair is enough. */
const everyOther = routes.filter(({ origin, destination }) => origin < destination)

const named = (slug: string, mode: string, lang: (typeof languages)[number] = 'en') => {
  const option = route(slug).options.find((one) => one.mode === mode) as TransportOption
  return toOptionCard(option, `${mode}-1`, lang, messagesFor(lang))
}
const stepsOf = ({ buy }: OptionCard) =>
  buy.steps.map(({ sites, text }) => [...sites.map(({ name }) => name), text].filter(Boolean))
const wordsOf = ({ buy, rules, receipts }: OptionCard) => [
  ...buy.steps.map(({ text }) => text),
  ...(rules?.lines.map(({ description }) => description) ?? []),
  ...(rules ? [rules.basis] : []),
  ...receipts.flatMap(({ figures, how, basis }) => [...figures, ...how, basis]),
]

/** A bag costs something; what tickets include stands in the rules. */
const saysBags = ({ extras }: TransportOption) =>
  Math.max(extras?.value.cabin ?? 0, extras?.value.hold ?? 0) > 0

describe('how to buy', () => {
  test.each([
    [
      'a direct train: one page, no stretch, no count',
      'london-paris',
      'train',
      [['Eurostar'], ['Sales open 330 days ahead with Eurostar.']],
    ],
    [
      'two operators: each with its part, in order of travel',
      'london-milan',
      'train',
      [
        ['Eurostar', 'London St Pancras International – Paris Gare du Nord'],
        ['Trenitalia', 'Paris Gare de Lyon – Milano Centrale'],
        ['Sales open 330 days ahead with Eurostar, 180 with Trenitalia.'],
        ['It takes 2 tickets: leave time between them.'],
      ],
    ],
    [
      'the other way round the other order',
      'milan-london',
      'train',
      [
        ['Trenitalia', 'Milano Centrale – Paris Gare de Lyon'],
        ['Eurostar', 'Paris Gare du Nord – London St Pancras International'],
        ['Sales open 330 days ahead with Eurostar, 180 with Trenitalia.'],
        ['It takes 2 tickets: leave time between them.'],
      ],
    ],
  ])('%s', (_, slug, mode, steps) => {
    expect(stepsOf(named(slug, mode))).toEqual(steps)
  })

  it('sends to every operator of a journey, and says how far ahead only of those where it is known', () => {
    for (const { slug, options } of everyOther)
      for (const option of options.filter(({ mode }) => mode !== 'car')) {
        const { buy } = toOptionCard(option, '', 'en', messagesFor('en'))
        const sold = buy.steps.filter(({ sites }) => sites.length > 0)
        const choices = option.fareParts.filter(({ by }) => by).length
        const bought = choices > 0 ? 1 : option.fareParts.length || option.legs.length
        expect(sold.length, `${slug} ${option.id}`).toBe(bought)
        expect(new Set(sold.flatMap(({ sites }) => sites.map(({ url }) => url)))).toEqual(
          new Set(option.operators.map((id) => operator(id).site)),
        )
        const text = buy.steps.map((step) => step.text).join(' ')
        const horizons = option.operators.flatMap((id) => operator(id).bookingHorizonDays ?? [])
        for (const days of horizons) expect(text, `${slug} ${option.id}`).toContain(String(days))
        expect(/Sales open/.test(text)).toBe(horizons.length > 0)
        expect(/One ticket|It takes/.test(text)).toBe(option.legs.length > 1 && option.fareParts.length > 0)
      }
  })

  it('calls one ticket what one fare covers, and counts the others', () => {
    const through = routes
      .flatMap(({ options }) => options)
      .find(({ legs, fareParts }) => legs.length > 1 && fareParts.length === 1) as TransportOption
    expect(through.fareParts[0]?.rule).toBe('through')
    const { buy } = toOptionCard(through, '', 'en', messagesFor('en'))
    expect(buy.steps.at(-1)?.text).toBe('One ticket covers it.')
  })
})

describe('a drive', () => {
  it('has no ticket of its own: tolls, vignettes and crossings as far as they are known', () => {
    const { buy } = named('vienna-dublin', 'car')
    expect(buy.title).toBe('Besides fuel')
    expect(buy.steps.map(({ sites }) => sites.map(({ name }) => name))).toEqual([
      [],
      ['LeShuttle'],
      ['Stena Line', 'Irish Ferries'],
    ])
    expect(buy.steps.map(({ text }) => text).join(' ')).toMatch(
      /The vignette for Austria .* The Calais–Folkestone crossing .* The Holyhead–Dublin crossing/,
    )
  })

  it('says what of its price is fuel, wear and tolls', () => {
    const how = named('paris-lyon', 'car').receipts.flatMap((receipt) => receipt.how)
    expect(how).toContainEqual(expect.stringMatching(/^fuel: €\d+$/))
    expect(how).toContainEqual(
      expect.stringMatching(/^wear and upkeep, counted only at the high end: €0–\d+$/),
    )
    expect(how).toContainEqual(expect.stringMatching(/^road tolls: €\d+$/))
  })

  it('says of a published fare that it is one, and of an estimate how far off it is', () => {
    const priceOf = (slug: string, id: string, lang: (typeof languages)[number] = 'en') => {
      const option = route(slug).options.find((one) => one.id.startsWith(id)) as TransportOption
      const t = messagesFor(lang)
      return toOptionCard(option, '', lang, t).receipts.find(
        ({ figures }) => figures[0] === t.route.column.price,
      )
    }
    const published = priceOf('paris-lyon', 'train--tgv-paris-lyon')
    expect(published?.how).toEqual(['lowest and highest fare: €25–109'])
    expect(published?.basis).toMatch(/^Published by .* As of December 2024: SNCF Voyageurs\.$/)
    const fitted = priceOf('paris-milan', 'train--tgv-paris-milan')
    expect(fitted?.how[0]).toMatch(/^estimate by distance, half of \d+ known fares within \d+% and \d+%: €/)
    expect(priceOf('london-berlin', 'flight')?.how[0]).toMatch(/^estimate by distance, error unknown: €/)
    expect(priceOf('london-berlin', 'flight', 'de')?.how[0]).toMatch(/, Abweichung unbekannt: /)
    const tickets = priceOf('london-nice', 'train')?.how.join('\n')
    expect(tickets).toMatch(/^lowest and highest fare \(published\): €/m)
    expect(tickets).toMatch(/^fare \(editors’ figure\): €/m)
  })

  it('says of every estimate how far off it is, or that this is not known', () => {
    for (const { options } of everyOther)
      for (const option of options.filter(({ fareParts }) => fareParts.some(isModelled))) {
        const how = toOptionCard(option, '', 'en', messagesFor('en')).receipts.flatMap(
          (receipt) => receipt.how,
        )
        expect(
          how.some((line) => /, half of \d+ known fares within|, error unknown: /.test(line)),
          option.id,
        ).toBe(true)
      }
  })

  it('says nothing where nothing but fuel is known', () => {
    const drives = everyOther.flatMap(({ options }) => options.filter(({ mode }) => mode === 'car'))
    for (const option of drives) {
      const { buy, rules } = toOptionCard(option, '', 'en', messagesFor('en'))
      const known =
        option.fareParts.some(({ rule }) => rule !== 'fuel' && rule !== 'wear') ||
        option.legs.some((leg) => leg.service)
      expect(buy.steps.length > 0, option.id).toBe(known)
      expect(buy.steps.map(({ text }) => text).join(' ')).not.toMatch(/ticket|Sales open/)
      expect(rules).toBeUndefined()
    }
  })
})

test('rules are those of the operators, with their date; an operator without rules is not named', () => {
  for (const { options } of everyOther)
    for (const option of options.filter(({ mode }) => mode !== 'car')) {
      const { rules } = toOptionCard(option, '', 'en', messagesFor('en'))
      const known = option.operators.filter((id) => operatorRule(id))
      expect(rules !== undefined, option.id).toBe(known.length > 0)
      const text = rules?.lines.map(({ description }) => description).join(' ') ?? ''
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
  expect(bikes?.description).toMatch(/SNCF a bicycle needs a booked place for about €10/)
  expect(bikes?.description).toMatch(/Deutsche Bahn a bicycle needs a booked place for about €8/)
  expect(bikes?.description).not.toMatch(/\bNS[^;]*€/)
})

test('every figure has a receipt: time with departures and berths, door to door, price, bags, CO₂e', () => {
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
        ...(saysBags(option) ? ['Bags'] : []),
        'CO₂e',
      ])
      for (const { basis } of receipts) expect(basis, where).toMatch(/\. As of .*20\d\d: \S.*\.$/)
    }
})

test('what bags cost has its own source and date; what tickets include is among the rules alone', () => {
  const linesOf = (option: TransportOption, lang: (typeof languages)[number]) =>
    toOptionCard(option, '', lang, messagesFor(lang)).receipts.flatMap(({ figures, basis }) => [
      ...figures,
      basis,
    ])
  const flownBy = (id: string) =>
    routes
      .flatMap(({ options }) => options)
      .find(({ operators, mode }) => mode === 'flight' && operators.join() === id) as TransportOption
  const ryanair = flownBy('ryanair')
  expect(linesOf(ryanair, 'en')).toContain(
    'Bags: cabin bag from €12.49, large bag from €21.49, bicycle from €60',
  )
  expect(linesOf(ryanair, 'de')).toContain(
    'Gepäck: Handgepäckkoffer ab 12,49\u00a0€, großer Koffer ab 21,49\u00a0€, Fahrrad ab 60\u00a0€',
  )
  expect(linesOf(ryanair, 'en')).toContainEqual(
    expect.stringMatching(/As of October 2026: .*Can I take this/),
  )
  expect(linesOf(flownBy('iberia'), 'en')).toContain('Bags: cabin bag included, large bag from €20')
  for (const mode of ['train', 'bus', 'car'])
    expect(
      named('london-paris', mode)
        .receipts.flatMap(({ figures }) => figures)
        .join(),
    ).not.toContain('Bags')
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
      wordsOf(toOptionCard(option, '', lang, t)).filter((text) => mistake.test(text.replace(signs, 'x'))),
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
