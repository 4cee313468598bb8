import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { packFigures } from '#catalogue/mode-figures.ts'
import { en } from '#i18n/messages/en.ts'
import RouteCharts from '#islands/charts/RouteCharts.tsx'
import CurrencySelect from '#islands/currency/CurrencySelect.tsx'
import RouteMap from '#islands/map/RouteMap.tsx'
import TripPlanner from '#islands/planner/TripPlanner.tsx'
import LivePrices from '#islands/prices/LivePrices.tsx'
import SearchForm from '#islands/search/SearchForm.tsx'
import SortBar from '#islands/sort/SortBar.tsx'
import Weather from '#islands/weather/Weather.tsx'
import { island } from '#lib/island.tsx'
import { renderError } from '#lib/island-events.ts'

const search = renderToString(
  <SearchForm
    lang="de"
    cities={'london\tLondon\tVereinigtes Königreich'}
    origin="Köln"
    words={{
      legend: 'Vergleichen',
      origin: 'Von',
      destination: 'Nach',
      placeholder: 'Stadt',
      swap: 'Tauschen',
      submit: 'Los',
      suggestions: { origin: 'Vorschläge für Von', destination: 'Vorschläge für Nach' },
      searching: 'Suche',
      noMatch: 'Keine',
      same: 'Gleich',
      choose: 'Wählen',
      results: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
    }}
  />,
)
const sort = renderToString(
  <SortBar
    words={{
      legend: 'Sort by',
      modes: { default: 'Recommended', duration: 'Fastest', price: 'Cheapest', eco: 'Lowest CO₂' },
    }}
  />,
)
const currency = renderToString(<CurrencySelect words={{ label: 'Currency' }} />)
const map = renderToString(<RouteMap points={[]} line baseUrl="/map/europe.json" />)
const charts = renderToString(<RouteCharts />)
const fares = renderToString(
  <LivePrices
    lang="en"
    provider="duffel"
    from="LON"
    to="PAR"
    words={{ title: 'Real-Time Prices', search: 'Search flights LON–PAR:', newTab: 'opens in a new tab' }}
  />,
)
const point = { name: 'London', lat: 51.507, lng: -0.128 }
const weather = renderToString(<Weather lang="en" points={[point]} />)
const planner = renderToString(
  <TripPlanner
    lang="en"
    figures={packFigures([
      {
        mode: 'train',
        name: 'Train',
        minutes: 146,
        price: { low: 44, high: 245 },
        co2: 2.8,
        ...{ access: 15, dwell: 32, egress: 12 },
      },
    ])}
    words={{
      ...en.trip.planner,
      columns: { door: 'Door to door', price: 'Price', co2: 'CO₂e' },
      colon: ': ',
    }}
  />,
)

test('without JavaScript the planner has its rows door to door, and no control that does nothing', () => {
  for (const text of ['15 min to get there', '2h 26m of travel', '3h 25m', '€44–245', '2.8\u00a0kg'])
    expect(planner).toContain(text)
  expect(planner).toMatch(/^<div class="planner needs-js/)
})

test('without JavaScript fares can be searched elsewhere, and no empty card of the weather is read out', () => {
  expect(fares).toMatch(/<h2[^>]*>Real-Time Prices<\/h2>/)
  for (const site of ['Google Flights', 'Skyscanner', 'Kayak']) expect(fares).toContain(`>${site}<span`)
  expect(weather).toMatch(/^<div class="weather needs-js[^>]*><\/div>$/)
})

test('without JavaScript the search is a form that asks the server', () => {
  expect(search).toMatch(/<form[^>]* action="\/api\/search" method="get"/)
  expect(search).toContain('<input type="hidden" name="lang" value="de"/>')
  for (const name of ['origin', 'destination'])
    expect(search).toMatch(new RegExp(`<input[^>]* name="${name}"`))
  expect(search).toContain('value="Köln"')
  expect(search).not.toMatch(/<button[^>]*disabled/)
})

test('each field is a combobox whose list exists', () => {
  expect(search.match(/role="combobox"/g)).toHaveLength(2)
  const controlled = [...search.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id)
  for (const id of controlled) expect(search).toContain(`id="${id}"`)
  expect(search).not.toContain('aria-expanded="true"')
})

test('sorting starts at the order recommended', () => {
  expect(sort).toMatch(/<input[^>]*checked=""[^>]*value="default"|<input[^>]*value="default"[^>]*checked=""/)
  expect(sort.match(/type="radio"/g)).toHaveLength(4)
})

test('the currency menu offers all seven, euro chosen', () => {
  expect(currency.match(/<option/g)).toHaveLength(7)
  expect(currency).toMatch(/<option value="EUR" selected="">/)
})

test('map and charts wait without a word and catch no clicks', () => {
  for (const html of [map, charts]) {
    expect(html).toMatch(/class="(map-live|charts-wait)"/) // src/styles lets the pointer pass through these classes
    expect(html.replace(/<[^>]+>/g, '')).toBe('')
  }
})

test.each(Object.entries({ search, sort, currency, map, charts }))(
  '%s has no style attribute and no inline handler',
  (_name, html) => {
    expect(html).not.toMatch(/ (style|on\w+)=/)
  },
)

describe('an island', () => {
  test.each(Object.entries({ SearchForm, SortBar, CurrencySelect, RouteMap, RouteCharts }))(
    '%s names its renderer',
    (_name, component) => {
      expect(Reflect.get(component, Symbol.for('astro:renderer'))).toBe('@astrojs/react')
    },
  )

  test('that breaks says so in its place, in the console, and to the page', () => {
    const dispatched = vi.fn()
    vi.stubGlobal('dispatchEvent', dispatched)
    const said = 'Something went wrong'
    vi.stubGlobal('document', { body: { dataset: { error: said } } })
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken: ComponentType = () => {
      throw new Error('broken')
    }
    const Wrapped = island(Broken)
    const boundary = (createElement(Wrapped).type as typeof Wrapped)({})
    const instance = new (boundary.type as new (props: object) => BoundaryLike)(boundary.props as object)
    instance.state = (
      boundary.type as unknown as { getDerivedStateFromError(): { failed: boolean } }
    ).getDerivedStateFromError()
    instance.componentDidCatch(new Error('broken'))
    expect(renderToString(instance.render())).toContain(said)
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
    expect(dispatched).toHaveBeenCalledWith(expect.objectContaining({ type: renderError }))
    vi.unstubAllGlobals()
    error.mockRestore()
  })
})

interface BoundaryLike {
  state: object
  componentDidCatch(error: unknown): void
  render(): ReturnType<typeof createElement>
}
