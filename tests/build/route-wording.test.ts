// Every sentence of every route page of the compiled catalogue, in every language.
import { describe, expect, it, test } from 'vitest'
import { route, routeIndex } from '#catalogue/load.ts'
import { routeLanguages, routeTexts, routeWordings } from '#checks/prose/route-wording.ts'
import { formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { languages } from '#lib/languages.ts'
import { routeFaqs } from '#models/faq.ts'
import { operatorName, productBeside, stopName } from '#models/names.ts'
import { borderNote } from '#models/route/border.ts'
import { localTransport } from '#models/route/local.ts'
import { routeTips } from '#models/route/tips.ts'
import { routeWording } from '#models/route/wording.ts'

const slugs = routeIndex().map(({ slug }) => slug)
const t = messagesFor('en')
const prose = proseFor('en')

describe.each(languages)('the sentences of all routes (%s)', (lang) => {
  const texts = new Map(slugs.map((slug) => [slug, routeWording(slug, lang)]))

  it('share at most 40 % of their eight-word sequences with any other route but the reverse', () => {
    expect(routeWordings.faults([routeTexts(lang)]), routeWordings.remedy).toEqual([])
  })

  it('are in the language of the page', () => {
    expect(routeLanguages.faults([routeTexts(lang)]), routeLanguages.remedy).toEqual([])
  })

  it('leave no gap open', () => {
    const broken = [...texts].flatMap(([slug, all]) =>
      all
        .filter((text) => /undefined|NaN|\[object|\$\{| {2}|^\s*$| \.|\.\./.test(text))
        .map((text) => [slug, text]),
    )
    expect(broken).toEqual([])
  })
})

test.each([
  ['de', /["']|»|«/],
  ['fr', /["']|[^\u202f][;?!]|[^\u00a0]:(?!\d)|\bde [AEIOUÉ]\p{Ll}/u],
  ['es', /["']|\s[;:?!]/],
  ['it', /["']|\s[;:?!]|\ba A\p{Ll}/u],
] as const)('the sentences keep to the typography of %s', (lang, mistake) => {
  // own spelling of operators and stations
  const signs = /\p{L}'\p{L}|de (?:Armas|Atocha)|ZOU!/gu
  const wrong = slugs.flatMap((slug) =>
    routeWording(slug, lang).filter((text) => mistake.test(text.replace(signs, ''))),
  )
  expect([...new Set(wrong)].slice(0, 10)).toEqual([])
})

test('every route answers at least five questions, each another one', () => {
  const few = slugs.filter((slug) => {
    const questions = routeFaqs(route(slug), 'en', t, prose).map(({ question }) => question)
    return new Set(questions).size < 5 || new Set(questions).size < questions.length
  })
  expect(few).toEqual([])
})

test.each([
  ['en', 'The flight emits 52 kg, twice as much.', '1.8 times as much.'],
  ['de', 'Der Flug verursacht 52 kg, das Doppelte.', 'das 1.8-Fache.'],
  ['fr', 'L’avion en émet 52 kg, soit le double.', 'soit 1.8 fois autant.'],
  ['es', 'El avión emite 52 kg, el doble.', '1.8 veces esa cantidad.'],
  ['it', 'L’aereo ne emette 52 kg, il doppio.', '1.8 volte tanto.'],
] as const)('twice the emissions have a word of their own (%s)', (lang, twice, more) => {
  const { greenestMost } = proseFor(lang).faq
  expect(greenestMost({ mode: 'flight', co2: '52 kg', times: '2' })).toBe(twice)
  expect(greenestMost({ mode: 'flight', co2: '52 kg', times: '1.8' })).toContain(more)
})

test.each([
  ['paris-london', /17 trains, 23 flights, 5 ferries and 18 buses/], // flights of five pairs of airports, 6 and 12 buses
  ['helsinki-tallinn', /11 ferries/], // 3, 6 and 2
])('direct departures of %s add up over its operators', (slug, departures) => {
  const said = routeTips(route(slug), 'en', prose).map(({ description }) => formatRich(description, 'en'))
  expect(said.join(' ')).toMatch(departures)
})

test.each([
  ['london-paris', /Eurostar/, /tickets include a seat/],
  ['budapest-stockholm', /FlixBus/, /You need 4 tickets/],
  ['munich-venice', /Deutsche Bahn/, /The vignette for Austria/],
  ['london-dublin', /Ryanair/, /With Stena Line you leave Port of Holyhead/],
])('the tips of %s speak of its own operators and ways', (slug, ...facts) => {
  const said = routeTips(route(slug), 'en', prose).map(({ description }) => formatRich(description, 'en'))
  for (const fact of facts) expect(said.join(' ')).toMatch(fact)
})

test.each([
  ['madrid-barcelona', 'domestic', /the same country \(Spain\)/, 0],
  ['paris-berlin', 'schengen', /both lie in the Schengen area/, 1],
  ['paris-zurich', 'schengen', /Schengen/, 2],
  ['paris-london', 'other', /Check visa requirements/, 3],
  ['london-paris', 'other', /Check visa requirements/, 4],
  ['dublin-paris', 'other', /Check visa requirements/, 4],
] as const)('the border note of %s is %s', (slug, kind, lead, facts) => {
  const note = borderNote(route(slug), 'en', t, prose)
  expect(note.kind).toBe(kind)
  expect(note.lead).toMatch(lead)
  expect(note.facts).toHaveLength(facts)
})

test.each([
  ['london-paris', 'as of 2024–2026'],
  ['paris-london', 'as of 2026'], // some of a month, some of the year
  ['madrid-barcelona', undefined],
])('the border facts of %s say when they were true', (slug, asOf) => {
  const { source } = borderNote(route(slug), 'en', t, prose)
  expect(source ? source.asOf : undefined).toBe(asOf)
})

test('checks before Eurostar are named only where Eurostar runs', () => {
  const facts = (slug: string) => borderNote(route(slug), 'en', t, prose).facts.flat().join(' ')
  expect(facts('london-paris')).toMatch(/Eurostar/)
  expect(facts('london-athens')).not.toMatch(/Eurostar trains/)
})

describe('local transport', () => {
  it('names both stations of London to Paris with the way to the centre', () => {
    const [origin, destination] = localTransport(route('london-paris'), 'en', t, prose)
    const names = ({ stations }: typeof origin) => stations.map(({ name }) => name)
    expect(names(origin)).toContain('London St Pancras International')
    expect(names(destination)).toContain('Paris Gare du Nord')
    expect(origin.stations.every(({ lines }) => lines.every(({ minutes }) => minutes > 0))).toBe(true)
  })
  it('gives the named ways of an airport, two at most, and its page', () => {
    const [, { airports }] = localTransport(route('london-paris'), 'en', t, prose)
    const cdg = airports.find(({ stop }) => stop === 'cdg')
    expect(cdg?.href).toBe('/airport/cdg-to-paris')
    expect(cdg?.lines.map(({ name }) => name).join()).toMatch(/RER B/)
    expect(cdg?.lines.length).toBeLessThanOrEqual(2)
  })
})

describe('an airport that serves a second city', () => {
  const flights = (slug: string) => route(slug).options.filter(({ mode }) => mode === 'flight')

  it('is where Bratislava flies from when its own airport has no flight, and the way there counts', () => {
    const [flight] = flights('bratislava-amsterdam')
    expect(flight?.legs[0]?.from).toBe('vie')
    const { access } = flight?.doorToDoor.value ?? {}
    expect(access).toBeGreaterThan(30)
    expect(
      routeFaqs(route('bratislava-amsterdam'), 'en', t, prose)
        .map(({ answer }) => formatRich(answer, 'en'))
        .join(),
    ).toMatch(/Vienna \(VIE\)/)
  })
  it.each([
    'munich-salzburg',
    'salzburg-munich',
    'vienna-bratislava',
    'salzburg-vienna',
    'cologne-frankfurt',
  ])('makes no flight of %s', (slug) => {
    expect(flights(slug)).toEqual([])
  })
  it('stands back where the own airport has flights', () => {
    for (const slug of ['salzburg-london', 'cologne-london', 'bratislava-london'])
      expect(flights(slug).map(({ legs }) => legs[0]?.from)).not.toContain(
        slug.startsWith('s') ? 'muc' : 'vie',
      )
  })
})

test('a drive with two crossings names both, as its price has them', () => {
  const said = routeTips(route('dublin-amsterdam'), 'en', prose).map(({ description }) =>
    formatRich(description, 'en'),
  )
  expect(said.join(' ')).toMatch(
    /The Dublin–Holyhead crossing \(Stena Line\) costs about €\d+, that from Folkestone to Calais \(LeShuttle\) about €\d+\./,
  )
})

test.each([
  ['en', 'SBB', 'Igoumenitsa (new port)'],
  ['de', 'SBB', 'Igoumenitsa (Neuer Hafen)'],
  ['fr', 'CFF', 'Igoumenitsa (nouveau port)'],
  ['es', 'SBB', 'Igumenitsa (puerto nuevo)'],
  ['it', 'FFS', 'Igoumenitsa (porto nuovo)'],
] as const)('companies and stops have the names they use in the language (%s)', (lang, company, port) => {
  expect(operatorName('sbb', lang)).toBe(company)
  expect(operatorName('sncf', lang)).toBe('SNCF')
  expect(stopName('igoumenitsa-port', lang)).toBe(port)
})

test('a product is not said twice beside its company', () => {
  expect(productBeside('SNCF Intercités de nuit', 'Intercités de nuit')).toBe('')
  expect(productBeside('ÖBB Nightjet and MÁV', 'EuroNight')).toBe('EuroNight')
})
