// Streets around a place, over the page's sketch: nothing is asked of the tile service before the button is pressed.
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useEffect, useRef, useState } from 'react'
import { island } from '#lib/island.tsx'
import { loadStylesheet } from '#lib/stylesheet.ts'
import type { DrawnMap } from './draw-map.ts'
import { MapBox } from './MapBox.tsx'
import MapControls from './MapControls.tsx'
import type { MapPoint } from './RouteMap.tsx'
import { tiles } from './tiles.ts'
import { allowLeafletFragments } from './trusted.ts'

export interface Props {
  points: MapPoint[]
  words: {
    label: string
    show: string
    loading: string
    failed: string
    zoomIn: string
    zoomOut: string
    fallback: string
  }
}

async function prepare() {
  allowLeafletFragments()
  const [{ drawMap }] = await Promise.all([import('./draw-map.ts'), loadStylesheet(leafletCss)])
  return drawMap
}

function StreetMap({ points, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  useEffect(() => () => drawn.current?.remove(), [])

  const show = async () => {
    setState('loading')
    try {
      const drawMap = await prepare()
      if (!box.current || !tiles) return
      drawn.current = drawMap(box.current, points, { line: false })
      drawn.current.showTiles(tiles)
      setState('ready')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  const ready = state === 'ready'
  return (
    <MapBox box={box} label={words.label} ready={ready}>
      {ready ? (
        <MapControls map={() => drawn.current} words={words} tiles={tiles} />
      ) : (
        <button
          type="button"
          className="button button-secondary pointer-events-auto absolute bottom-3 left-3 bg-sheet! text-sm"
          onClick={show}
          disabled={state === 'loading'}
        >
          {state === 'loading' ? words.loading : words.show}
        </button>
      )}
      <p role="status" className="absolute top-2 left-2 bg-sheet px-2 text-sm text-danger empty:hidden">
        {state === 'failed' ? words.failed : ''}
      </p>
    </MapBox>
  )
}

export default island(StreetMap)
