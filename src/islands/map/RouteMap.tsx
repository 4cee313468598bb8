// The movable map. It covers the drawing of the page's map box once Leaflet and the base are there.
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import { getJson } from '#lib/get-json.ts'
import { island } from '#lib/island.tsx'
import { loadStylesheet } from '#lib/stylesheet.ts'
import { $theme } from '#stores/theme.ts'
import type { DrawnMap } from './draw-map.ts'
import { allowLeafletFragments } from './trusted.ts'

export interface MapPoint {
  lat: number
  lng: number
  /** letter on the marker: A, B */
  label: string
  name: string
}
export interface Props {
  points: MapPoint[]
  /** address of the TopoJSON base */
  baseUrl: string
  words: {
    /** accessible name of the map */
    label: string
    loading: string
    zoomIn: string
    zoomOut: string
    attribution: string
    fallback: string
  }
}

/** Everything the map is made of, fetched together. */
async function prepare(baseUrl: string) {
  allowLeafletFragments()
  const [{ drawMap }, topology] = await Promise.all([
    import('./draw-map.ts'),
    getJson(baseUrl) as Promise<Topology>,
    loadStylesheet(leafletCss),
  ])
  return { drawMap, topology }
}

/** Its parent is the page's map box: positioned, of fixed height, holding the drawing, which stays when loading fails. */
function RouteMap({ points, baseUrl, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')

  useEffect(() => {
    let gone = false
    setState('loading')
    prepare(baseUrl)
      .then(({ drawMap, topology }) => {
        if (gone || !box.current) return
        drawn.current = drawMap(box.current, points, topology)
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
  }, [points, baseUrl])

  const ready = state === 'ready'
  const button =
    'flex size-11 items-center justify-center bg-sheet text-lg font-semibold text-ink hover:bg-wash'
  return (
    <div className={`absolute inset-0 print:hidden ${ready ? '' : 'pointer-events-none'}`}>
      <div
        ref={box}
        role="application"
        aria-label={words.label}
        className={boxClass}
        data-ready={ready || undefined}
      />
      {state === 'loading' && (
        <p role="status" className="absolute top-2 left-2 bg-sheet px-2 py-1 text-xs">
          {words.loading}
        </p>
      )}
      {ready && (
        <>
          <div className="absolute top-2 right-2 z-10 grid border border-line-strong">
            <button
              type="button"
              className={button}
              aria-label={words.zoomIn}
              onClick={() => drawn.current?.zoomIn()}
            >
              +
            </button>
            <button
              type="button"
              className={button}
              aria-label={words.zoomOut}
              onClick={() => drawn.current?.zoomOut()}
            >
              −
            </button>
          </div>
          <p className="absolute right-0 bottom-0 z-10 bg-sheet px-1.5 text-xs text-muted">
            {words.attribution}
          </p>
        </>
      )}
    </div>
  )
}

/** Never changes: Leaflet adds classes of its own to this element. */
const boxClass = 'invisible absolute! inset-0 isolate data-ready:visible'

export default island(RouteMap)
