// Who sells an option: over the compiled catalogue, so every option of every route has a seller that fits it.
import { describe, expect, test } from 'vitest'
import { operator, route, routeIndex, stop } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { bookingLinks, sellerOf } from '#models/booking.ts'
import type { Seller } from '#models/seller.ts'

const soldIn = (slug: string, mode: Mode, lang?: Parameters<typeof sellerOf>[2]) => {
  const found = route(slug)
  const option = found.options.find((one) => one.mode === mode)
  return option && sellerOf(option, found, lang)
}

describe('the seller of an option', () => {
  test.each<[string, string, Mode, Partial<Seller>]>([
    [
      'a train of Eurostar: its own page, not a railway that does not sell it',
      'london-paris',
      'train',
      {
        site: 'Eurostar',
        href: 'https://www.eurostar.com/',
        isFilled: false,
      },
    ],
    [
      'a train of Deutsche Bahn: its form with both towns',
      'berlin-munich',
      'train',
      {
        site: 'Deutsche Bahn',
        href: 'https://int.bahn.de/en/buchung/fahrplan/suche#sts=true&so=Berlin&zo=Munich&kl=2',
        isFilled: true,
      },
    ],
    ['a train across a border that Deutsche Bahn sells', 'berlin-prague', 'train', { site: 'Deutsche Bahn' }],
    ['a coach: the page of its operator', 'london-paris', 'bus', { site: 'BlaBlaCar Bus', isFilled: false }],
    [
      'a drive: directions between both towns',
      'london-paris',
      'car',
      {
        site: 'Google Maps',
        href: 'https://www.google.com/maps/dir/?api=1&origin=London%2C+GB&destination=Paris%2C+FR&travelmode=driving',
        isFilled: true,
      },
    ],
  ])('%s', (_, slug, mode, seller) => {
    expect(soldIn(slug, mode)).toMatchObject({ ...seller, sponsored: false })
  })

  test('is asked in the language of the page, with its names', () => {
    expect(soldIn('berlin-munich', 'train', 'de')?.href).toContain(
      'https://www.bahn.de/buchung/fahrplan/suche#',
    )
    expect(soldIn('berlin-munich', 'train', 'de')?.href).toContain('zo=M%C3%BCnchen')
    expect(soldIn('berlin-munich', 'train', 'fr')?.href).toContain('https://int.bahn.de/fr/')
    expect(soldIn('london-paris', 'car', 'it')?.href).toContain('origin=Londra%2C+GB')
  })
})

describe('every option of every route', () => {
  const sold = routeIndex().flatMap(({ slug }) => {
    const found = route(slug)
    return found.options.map((option) => ({ slug, option, seller: sellerOf(option, found) }))
  })
  const of = (mode: Mode) => sold.filter(({ option }) => option.mode === mode)

  test('has a seller with an https address', () => {
    expect(sold.length).toBeGreaterThan(7000)
    expect(sold.filter(({ seller }) => !seller?.href.startsWith('https://')).map(({ slug }) => slug)).toEqual(
      [],
    )
  })

  test('by air is searched between its own two airports', () => {
    const wrong = of('flight').filter(({ option: { legs }, seller }) => {
      const [from, to] = [stop(legs[0]?.from ?? '').code, stop(legs.at(-1)?.to ?? '').code]
      return !seller?.isFilled || !seller.href.includes(`q=Flights+from+${from}+to+${to}&`)
    })
    expect(wrong.map(({ option }) => option.id)).toEqual([])
  })

  test('by rail is sold by who runs one of its trains', () => {
    const wrong = of('train').filter(
      ({ option: { operators }, seller }) => !operators.some((id) => operator(id).name === seller?.site),
    )
    expect(wrong.map(({ slug, seller }) => `${slug}: ${seller?.site}`)).toEqual([])
    expect(of('train').filter(({ seller }) => seller?.isFilled).length).toBeGreaterThan(200)
  })

  test('by ship is sold by who runs the ship', () => {
    const wrong = of('ferry').filter(
      ({ option: { legs }, seller }) =>
        !legs.some((leg) => leg.mode === 'ferry' && operator(leg.operator ?? '').name === seller?.site),
    )
    expect(wrong.map(({ slug, seller }) => `${slug}: ${seller?.site}`)).toEqual([])
  })
})

test('below a page there is one link for each mode, of its best option', () => {
  const links = bookingLinks(route('london-paris'))
  expect(links.map(({ mode, site }) => `${mode} ${site}`).toSorted()).toEqual([
    'bus BlaBlaCar Bus',
    'car Google Maps',
    'ferry P&O Ferries',
    'flight Google Flights',
    'train Eurostar',
  ])
})
