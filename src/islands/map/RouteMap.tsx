// The movable map of a route. It covers the page's drawing once Leaflet and the base are loaded (A10).
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import type { RouteMapFile, WayPlace } from '#catalogue/route-ways.ts'
import type { Point } from '#geo/distance.ts'
import { unpackLine } from '#geo/shape-line.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import { type OptionEvent, optionChosen } from '#lib/island-events.ts'
import { languageOf, languages } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { loadStylesheet } from '#lib/stylesheet.ts'
import { pageWords } from '#stores/page-words.ts'
import { $theme } from '#stores/theme.ts'
import { MapBox } from './MapBox.tsx'
import MapControls from './MapControls.tsx'
import type { DrawnMap, MapContent, MapPoint, MapWay } from './map.ts'
import { tiles } from './tiles.ts'
import { allowLeafletFragments } from './trusted.ts'
import { sentenceOf, WaysList } from './WaysList.tsx'

interface Props {
  /** absent on the page of a route: its ways are fetched (A33) */
  points?: MapPoint[]
  /** draws a dashed line: a packed one, or straight between the points */
  line?: boolean | string
  /** address of the TopoJSON base, by default that of Europe */
  baseUrl?: string | undefined
}

function importDrawing() {
  allowLeafletFragments()
  return import('./draw-map.ts')
}
// Starts loading before hydration. `prepare` imports again and handles the failure.
if (typeof document !== 'undefined') importDrawing().catch(() => undefined)

const cornersOf = (points: readonly Point[]) => points.map(({ lat, lng }): [number, number] => [lat, lng])

/** A route's file as content of the map, in the language of the page. */
function contentOf({ ends, names, ways, towns }: RouteMapFile): MapContent {
  const language = languages.indexOf(languageOf(document.documentElement.lang))
  const named = ({ lat, lng, names }: WayPlace, label = ''): MapPoint => ({
    ...{ lat, lng, label },
    name: names[language] ?? '',
  })
  return {
    points: ends.map((end, index) => named(end, 'AB'[index])),
    line: [],
    ways: ways.map(({ id, mode, line, changes, legs }) => ({
      ...{ id, mode, line: cornersOf(unpackLine(line)) },
      changes: changes.map((change) => named(change)),
      legs: legs.map(({ from, to, ...leg }) => ({
        ...leg,
        from: names[from]?.[language] ?? '',
        to: names[to]?.[language] ?? '',
      })),
    })),
    towns: towns.map((town) => named(town)),
  }
}

/** Content of the map: the points, or the ways of the route that the page is about; one of two towns has them in it. */
async function contentFor(points: MapPoint[] | undefined, line: boolean | string): Promise<MapContent> {
  if (points) {
    const straight = line ? points : []
    return { points, line: cornersOf(typeof line === 'string' ? unpackLine(line) : straight) }
  }
  const ways = document.querySelector('script[data-ways]')?.textContent
  if (ways) return contentOf(JSON.parse(ways) as RouteMapFile)
  const slug = document.querySelector<HTMLElement>('article[data-route]')?.dataset.route
  if (!slug) throw new Error('RouteMap: the page has no route whose ways could be fetched. Give it points.')
  return contentOf((await getJson(`/map/route/${slug}.json`)) as RouteMapFile)
}

/** Fetches code, data and stylesheets in parallel. */
async function prepare(baseUrl: string, points: MapPoint[] | undefined, line: boolean | string) {
  const [{ drawMap }, topology, content] = await Promise.all([
    importDrawing(),
    getJson(baseUrl) as Promise<Topology>,
    contentFor(points, line),
    loadStylesheet(leafletCss),
    lateStyle(),
  ])
  return {
    ways: content.ways ?? [],
    drawInto: (box: HTMLElement) => drawMap(box, content, topology),
  }
}

/** The option that the board chose before the map was there (layouts/drawn-option.ts). */
const chosenBefore = (box: HTMLElement) => box.closest<HTMLElement>('.map-box')?.dataset.option

/** Says below the map what the way in front follows; the page has said so of the best one. */
function sayBelow(box: HTMLElement, sentence: string | undefined): void {
  const note = box.closest('figure')?.querySelector<HTMLElement>('figcaption > span')
  if (!note) return
  note.dataset.best ??= note.textContent
  note.textContent = sentence ? `${sentence}.` : note.dataset.best
}

const chooseOption = (id: string) =>
  document.dispatchEvent(new CustomEvent(optionChosen, { detail: { id } }) satisfies OptionEvent)

function RouteMap({ points, line = false, baseUrl = '/map/europe.json' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  const [street, setStreet] = useState(false)
  const [words, setWords] = useState<LiveWords['map']>()
  const [ways, setWays] = useState<readonly MapWay[]>([])
  const [front, setFront] = useState<string>()
  const service = tiles

  useLayoutEffect(() => {
    let gone = false
    setState('loading')
    pageWords().then(({ map }) => setWords(map), console.error)
    prepare(baseUrl, points, line)
      .then(async ({ ways, drawInto }) => {
        if (gone || !box.current) return
        const map = await drawInto(box.current)
        if (gone) return map.remove()
        drawn.current = map
        setWays(ways)
        setFront(map.choose(chosenBefore(box.current)))
        setState('ready')
      })
      .catch((error) => {
        console.error(error)
        setState('failed')
      })
    const unlisten = $theme.listen(() => drawn.current?.repaint())
    let last: string | undefined // a press also points and focuses
    const choose = (event: Event) => {
      const { id } = (event as OptionEvent).detail
      if (id === last) return
      last = id
      afterPaint(() => {
        if (drawn.current) setFront(drawn.current.choose(id))
      })
    }
    document.addEventListener(optionChosen, choose)
    return () => {
      gone = true
      unlisten()
      document.removeEventListener(optionChosen, choose)
      drawn.current?.remove()
    }
  }, [points, line, baseUrl])

  useEffect(() => {
    const way = ways.find(({ id }) => id === front)
    if (way && words && box.current)
      sayBelow(box.current, way === ways[0] ? undefined : sentenceOf(way, words))
  }, [ways, front, words])

  const ready = state === 'ready' && words !== undefined
  return (
    <MapBox box={box} label={words?.label} ready={ready}>
      {ready && (
        <MapControls map={() => drawn.current} words={words} tiles={street ? service : undefined}>
          {service && !street && (
            <button
              type="button"
              className="button map-street"
              onClick={() => {
                drawn.current?.showTiles(service)
                setStreet(true)
              }}
            >
              {words.street}
            </button>
          )}
        </MapControls>
      )}
      {ready && ways.length > 0 && <WaysList ways={ways} front={front} choose={chooseOption} words={words} />}
      {words && state === 'loading' && (
        <p role="status" className="map-tools">
          {words.loading}
        </p>
      )}
    </MapBox>
  )
}

export default island(RouteMap)
