// How to buy what an option of the compiled catalogue is made of, and what a drive costs.
import { describe, expect, it, test } from 'vitest'
import { operator, route } from '#catalogue/load.ts'
import { isModelled, type TransportOption } from '#catalogue/route.ts'
import { formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { type OptionCard, toOptionCard } from '#models/option-card.ts'
import type { Receipt } from '#models/receipts.ts'
import { routes } from './every-route.ts'
import { everyOther, named } from './option-cards.ts'

const stepsOf = ({ buy }: OptionCard) =>
  buy.steps.map(({ sites, text }) =>
    [...sites.map(({ name }) => name), formatRich(text, 'en')].filter(Boolean),
  )
const textOf = ({ steps }: OptionCard['buy']) => steps.map(({ text }) => formatRich(text, 'en')).join(' ')
const linesOf = ({ how }: Receipt, lang: Language = 'en') => how.map((line) => formatRich(line, lang))

describe('how to buy', () => {
  test.each([
    [
      'a direct train: one page, no stretch, no count',
      'london-paris',
      'train',
      [['Eurostar'], ['Eurostar sells tickets up to 330 days ahead.']],
    ],
    [
      'two operators: each with its part, in order of travel',
      'london-milan',
      'train',
      [
        ['Eurostar', 'London St Pancras International – Paris Gare du Nord'],
        ['Trenitalia', 'Paris Gare de Lyon – Milano Centrale'],
        ['Eurostar sells tickets up to 330 days ahead, Trenitalia up to 180.'],
        ['You need 2 tickets, so allow time to change.'],
      ],
    ],
    [
      'the other way round the other order',
      'milan-london',
      'train',
      [
        ['Trenitalia', 'Milano Centrale – Paris Gare de Lyon'],
        ['Eurostar', 'Paris Gare du Nord – London St Pancras International'],
        ['Eurostar sells tickets up to 330 days ahead, Trenitalia up to 180.'],
        ['You need 2 tickets, so allow time to change.'],
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
        const text = textOf(buy)
        const horizons = option.operators.flatMap((id) => operator(id).bookingHorizonDays ?? [])
        for (const days of horizons) expect(text, `${slug} ${option.id}`).toContain(String(days))
        expect(/ sells? tickets up to /.test(text)).toBe(horizons.length > 0)
        expect(/One ticket|You need/.test(text)).toBe(option.legs.length > 1 && option.fareParts.length > 0)
      }
  })

  it('calls one ticket what one fare covers, and counts the others', () => {
    const through = routes
      .flatMap(({ options }) => options)
      .find(({ legs, fareParts }) => legs.length > 1 && fareParts.length === 1) as TransportOption
    expect(through.fareParts[0]?.rule).toBe('through')
    const { buy } = toOptionCard(through, '', 'en', messagesFor('en'))
    expect(buy.steps.at(-1)?.text).toEqual(['One ticket covers the journey.'])
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
    expect(textOf(buy)).toMatch(
      /The vignette for Austria .* The Calais–Folkestone crossing .* The Holyhead–Dublin crossing/,
    )
  })

  it('says what of its price is fuel, wear and tolls', () => {
    const how = named('paris-lyon', 'car').receipts.flatMap((receipt) => linesOf(receipt))
    expect(how).toContainEqual(expect.stringMatching(/^fuel: €\d+$/))
    expect(how).toContainEqual(
      expect.stringMatching(/^wear and upkeep, counted only at the high end: €0–\d+$/),
    )
    expect(how).toContainEqual(expect.stringMatching(/^road tolls: €\d+$/))
  })

  it('says of a published fare that it is one, and of an estimate how far off it is', () => {
    const priceOf = (slug: string, id: string, lang: Language = 'en') => {
      const option = route(slug).options.find((one) => one.id.startsWith(id)) as TransportOption
      const t = messagesFor(lang)
      const receipt = toOptionCard(option, '', lang, t).receipts.find(
        ({ figures }) => figures[0] === t.route.column.price,
      )
      return { basis: receipt?.basis, how: receipt ? linesOf(receipt, lang) : [] }
    }
    const published = priceOf('paris-lyon', 'train--tgv-paris-lyon')
    expect(published.how).toEqual(['lowest and highest fare: €25–109'])
    expect(published.basis).toMatch(/^Taken from a publication\. As of December 2024: SNCF Voyageurs\.$/)
    const fitted = priceOf('paris-milan', 'train--tgv-paris-milan')
    expect(fitted.how[0]).toMatch(
      /^estimate by distance, half of \d+ known fares lie within \d+% of the low end and \d+% of the high end: €/,
    )
    expect(priceOf('london-berlin', 'flight').how[0]).toMatch(/^estimate by distance, accuracy unknown: €/)
    expect(priceOf('london-berlin', 'flight', 'de').how[0]).toMatch(/, Genauigkeit unbekannt: /)
    const tickets = priceOf('london-nice', 'train').how.join('\n')
    expect(tickets).toMatch(/^lowest and highest fare \(published\): €/m)
    expect(tickets).toMatch(/^fare \(editors’ figure\): €/m)
  })

  it('says of every estimate how far off it is, or that this is not known', () => {
    for (const { options } of everyOther)
      for (const option of options.filter(({ fareParts }) => fareParts.some(isModelled))) {
        const how = toOptionCard(option, '', 'en', messagesFor('en')).receipts.flatMap((receipt) =>
          linesOf(receipt),
        )
        expect(
          how.some((line) => /, half of \d+ known fares lie within|, accuracy unknown: /.test(line)),
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
      expect(textOf(buy)).not.toMatch(/ticket/)
      expect(rules).toBeUndefined()
    }
  })
})
