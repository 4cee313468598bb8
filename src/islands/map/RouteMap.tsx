// The movable map of a route. It covers the page's drawing once Leaflet and the base are loaded (A10).
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import type { LiveWords } from '#i18n/live/en.ts'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import { lateStyle } from '#lib/late-style.ts'
import { loadStylesheet } from '#lib/stylesheet.ts'
import { pageWords } from '#stores/page-words.ts'
import { $theme } from '#stores/theme.ts'
import { MapBox } from './MapBox.tsx'
import MapControls from './MapControls.tsx'
import type { DrawnMap, MapPoint } from './map.ts'
import { tiles } from './tiles.ts'
import { allowLeafletFragments } from './trusted.ts'

interface Props {
  points: MapPoint[]
  /** draws a dashed line between the points */
  line: boolean
  /** address of the TopoJSON base, by default that of Europe */
  baseUrl?: string | undefined
}

function importDrawing() {
  allowLeafletFragments()
  return import('./draw-map.ts')
}
// Starts loading before hydration. `prepare` imports again and handles the failure.
if (typeof document !== 'undefined') importDrawing().catch(() => undefined)

/** True for a line between south-west and north-east, in either direction. */
function isRising(points: readonly MapPoint[]): boolean {
  const [from, to] = points
  return Boolean(from && to && (to.lat - from.lat) * (to.lng - from.lng) > 0)
}

/** Fetches code, base and stylesheets in parallel. */
async function prepare(baseUrl: string) {
  const [{ drawMap }, topology] = await Promise.all([
    importDrawing(),
    getJson(baseUrl) as Promise<Topology>,
    loadStylesheet(leafletCss),
    lateStyle(),
  ])
  return { drawMap, topology }
}

function RouteMap({ points, line, baseUrl = '/map/europe.json' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  const [street, setStreet] = useState(false)
  const [words, setWords] = useState<LiveWords['map']>()
  const service = tiles

  useLayoutEffect(() => {
    let gone = false
    setState('loading')
    pageWords().then(({ map }) => setWords(map), console.error)
    prepare(baseUrl)
      .then(async ({ drawMap, topology }) => {
        if (gone || !box.current) return
        const map = await drawMap(box.current, points, { topology, line })
        if (gone) return map.remove()
        drawn.current = map
        setState('ready')
      })
      .catch((error) => {
        console.error(error)
        setState('failed')
      })
    const unlisten = $theme.listen(() => drawn.current?.repaint())
    return () => {
      gone = true
      unlisten()
      drawn.current?.remove()
    }
  }, [points, line, baseUrl])

  const ready = state === 'ready' && words !== undefined
  return (
    <MapBox box={box} label={words?.label} ready={ready} rising={line && isRising(points)}>
      {words && state === 'loading' && (
        <p role="status" className="map-note">
          {words.loading}
        </p>
      )}
      {ready && <MapControls map={() => drawn.current} words={words} tiles={street ? service : undefined} />}
      {ready && service && !street && (
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
    </MapBox>
  )
}

export default island(RouteMap)
