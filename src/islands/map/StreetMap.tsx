// Streets around a place, over the page's sketch (A26). The tile service is asked after a press (D47).
import leafletCss from 'leaflet/dist/leaflet.css?url'
import { useEffect, useRef, useState } from 'react'
import type { LiveWords } from '#i18n/live/en.ts'
import { island } from '#lib/island.tsx'
import { lateStyle } from '#lib/late-style.ts'
import { loadStylesheet } from '#lib/stylesheet.ts'
import { pageWords } from '#stores/page-words.ts'
import { MapBox } from './MapBox.tsx'
import MapControls from './MapControls.tsx'
import type { DrawnMap, MapPoint } from './map.ts'
import { tiles } from './tiles.ts'
import { allowLeafletFragments } from './trusted.ts'

export interface Props {
  points: MapPoint[]
  words: { show: string }
}

async function prepare() {
  allowLeafletFragments()
  const [{ drawMap }] = await Promise.all([import('./draw-map.ts'), loadStylesheet(leafletCss), lateStyle()])
  return drawMap
}

function StreetMap({ points, words: { show: showLabel } }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  const [words, setWords] = useState<LiveWords['map']>()
  useEffect(() => {
    pageWords().then(({ map }) => setWords(map), console.error)
    return () => drawn.current?.remove()
  }, [])

  const show = async () => {
    setState('loading')
    try {
      const drawMap = await prepare()
      if (!box.current || !tiles) return
      drawn.current = await drawMap(box.current, { points, line: [] })
      drawn.current.showTiles(tiles)
      setState('ready')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  const ready = state === 'ready' && words !== undefined
  return (
    <MapBox box={box} label={words?.label} ready={ready} open={state === 'loading' || ready}>
      {ready ? (
        <MapControls map={() => drawn.current} words={words} tiles={tiles} />
      ) : (
        <div className="map-tools">
          <button type="button" className="button map-street" onClick={show} disabled={state === 'loading'}>
            {state === 'loading' && words ? words.loading : showLabel}
          </button>
          <p role="status">{state === 'failed' ? words?.streetFailed : ''}</p>
        </div>
      )}
    </MapBox>
  )
}

export default island(StreetMap)
