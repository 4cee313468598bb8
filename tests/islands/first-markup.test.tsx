import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import RouteCharts from '#islands/charts/RouteCharts.tsx'
import RouteMap from '#islands/map/RouteMap.tsx'
import LivePrices from '#islands/prices/LivePrices.tsx'
import SearchForm from '#islands/search/SearchForm.tsx'
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
      everywhere: 'Everywhere from {town}',
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
test('without JavaScript fares can be searched elsewhere, and no empty card of the weather is read out', () => {
  expect(fares).toMatch(/<h3[^>]*>Real-Time Prices<\/h3>/)
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

test('map and charts wait without a word and catch no clicks', () => {
  for (const html of [map, charts]) {
    expect(html).toMatch(/class="(map-live|charts-wait)"/) // src/styles lets the pointer pass through these classes
    expect(html.replace(/<[^>]+>/g, '')).toBe('')
  }
})

test.each(Object.entries({ search, map, charts }))(
  '%s has no style attribute and no inline handler',
  (_name, html) => {
    expect(html).not.toMatch(/ (style|on\w+)=/)
  },
)

describe('an island', () => {
  test.each(Object.entries({ SearchForm, RouteMap, RouteCharts }))(
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
