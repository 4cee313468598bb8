// The movable map of a route. It covers the page's drawing once Leaflet and the base are loaded (A10).
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import type { InlandMapFile } from '#geo/land-file.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import { chooseOption, type OptionEvent, optionChosen } from '#lib/island-events.ts'
import { languageOf } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { quietTask } from '#lib/quiet-task.ts'
import { loadStylesheet } from '#lib/stylesheet.ts'
import { $mapTowns } from '#stores/map-towns.ts'
import { pageWords } from '#stores/page-words.ts'
import { $theme } from '#stores/theme.ts'
import { MapBox } from './MapBox.tsx'
import MapControls from './MapControls.tsx'
import type { DrawnMap, MapPoint, MapWay } from './map.ts'
import { contentFor, type Shown } from './map-content.ts'
import { tiles } from './tiles.ts'
import { allowLeafletFragments } from './trusted.ts'
import { sentenceOf, WaysList } from './WaysList.tsx'

interface Props extends Shown {
  /** address of the TopoJSON base; absent for that of Europe, with what lies inside its land */
  baseUrl?: string | undefined
}

function importDrawing() {
  allowLeafletFragments()
  return import('./draw-map.ts')
}
// Starts loading before hydration. `prepare` imports again and handles the failure.
if (typeof document !== 'undefined') importDrawing().catch(() => undefined)

/** Fetches code, data and stylesheets in parallel. */
async function prepare(props: Props) {
  const { baseUrl } = props
  const [{ drawMap }, topology, inland, content] = await Promise.all([
    importDrawing(),
    getJson(baseUrl ?? '/map/europe.json') as Promise<Topology>,
    baseUrl ? undefined : (getJson('/map/inland.json') as Promise<InlandMapFile>),
    contentFor(props),
    loadStylesheet(leafletCss),
    lateStyle(),
  ])
  return {
    ways: content.ways ?? [],
    drawInto: async (box: HTMLElement) => {
      await quietTask()
      const map = await drawMap(box, content, topology, inland)
      await quietTask() // what is drawn is painted first
      return map
    },
  }
}

/** The way from the town in the middle to another one. */
function wayTo(id: string | undefined, { name: from }: MapPoint): MapWay | undefined {
  const town = $mapTowns.get().find((one) => one.id === id)
  if (!town) return undefined
  const { mode, kind, name: to } = town
  return { id: town.id, mode, line: [], changes: [], legs: [{ mode, kind, from, to, end: 1 }] }
}

/** What is in front, and its leg that is marked. */
interface Chosen {
  id?: string | undefined
  leg?: number | undefined
}
/** The option that the board chose before the map was there (layouts/drawn-option.ts). */
const chosenBefore = (box: HTMLElement) =>
  JSON.parse(box.closest<HTMLElement>('.map-box')?.dataset.option ?? '{}') as Chosen

/** Says below the map what the way in front follows; without a sentence what the page said. */
function sayBelow(box: HTMLElement, sentence: string | undefined): void {
  const note = box.closest('figure')?.querySelector<HTMLElement>('figcaption > span')
  if (!note) return
  note.dataset.best ??= note.textContent
  note.textContent = sentence ? `${sentence}.` : note.dataset.best
}

/** What the thin lines are, and whose. */
const RailwayCredit = ({ words }: { words: LiveWords['map'] }) => (
  <p className="map-credit">
    <a href={pathTo.sources(languageOf(document.documentElement.lang))}>{words.railways}</a>
  </p>
)

function RouteMap({ points, waysUrl, ways: given, around, line, baseUrl }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  /** what the page says below its drawing is of this one */
  const best = useRef<MapWay>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  const [street, setStreet] = useState(false)
  const [words, setWords] = useState<LiveWords['map']>()
  const [ways, setWays] = useState<readonly MapWay[]>([])
  const [front, setFront] = useState<Chosen>({})
  const service = tiles

  useLayoutEffect(() => {
    let gone = false
    setState('loading')
    pageWords().then(({ map }) => setWords(map), console.error)
    prepare({ points, waysUrl, ways: given, around, line, baseUrl })
      .then(async ({ ways, drawInto }) => {
        if (gone || !box.current) return
        const theme = $theme.get()
        const map = await drawInto(box.current)
        if (gone) return map.remove()
        if ($theme.get() !== theme) map.repaint()
        drawn.current = map
        if (around) map.showTowns($mapTowns.get()) // a filter may have changed them meanwhile
        setWays(ways)
        const first = map.choose()
        best.current = ways.find(({ id }) => id === first)
        const { id, leg } = chosenBefore(box.current)
        setFront({ id: map.choose(id, leg), leg })
        setState('ready')
      })
      .catch((error) => {
        console.error(error)
        setState('failed')
      })
    const unlisten = $theme.listen(() => drawn.current?.repaint())
    const unfollow = $mapTowns.listen((towns) => {
      drawn.current?.showTowns(towns)
      setFront((before) => ({ ...before })) // its way may be another one
    })
    let last: Chosen = {} // a press also points and focuses
    const choose = (event: Event) => {
      const { id, leg } = (event as OptionEvent).detail
      if (id === last.id && leg === last.leg) return
      last = { id, leg }
      afterPaint(() => {
        if (drawn.current) setFront({ id: drawn.current.choose(id, leg), leg })
      })
    }
    document.addEventListener(optionChosen, choose)
    return () => {
      gone = true
      unlisten()
      unfollow()
      document.removeEventListener(optionChosen, choose)
      drawn.current?.remove()
    }
  }, [points, waysUrl, given, around, line, baseUrl])

  useEffect(() => {
    const way = around ? wayTo(front.id, around) : ways.find(({ id }) => id === front.id)
    const isBest = way === best.current && front.leg === undefined
    if (words && box.current)
      sayBelow(box.current, way && !isBest ? sentenceOf(way, words, front.leg) : undefined)
  }, [ways, front, around, words])

  const ready = state === 'ready' && words !== undefined
  return (
    <MapBox box={box} label={words?.label} ready={ready}>
      {ready && (
        <MapControls map={() => drawn.current} words={words} tiles={street ? service : undefined}>
          {service && !street && !around && (
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
      {ready && !baseUrl && !street && <RailwayCredit words={words} />}
      {ready && ways.length > 0 && (
        <WaysList ways={ways} front={front.id} choose={chooseOption} words={words} />
      )}
      {words && state === 'loading' && (
        <p role="status" className="map-tools">
          {words.loading}
        </p>
      )}
    </MapBox>
  )
}

export default island(RouteMap)
