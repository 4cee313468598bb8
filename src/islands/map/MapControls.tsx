// The row of a movable map's controls, and the credit of tiles; the page names the source of its own base.
import type { ReactNode } from 'react'
import type { MapTiles } from '#lib/map-tiles.ts'
import type { DrawnMap } from './map.ts'

interface Props {
  map: () => DrawnMap | undefined
  words: { zoomIn: string; zoomOut: string }
  /** the service of the shown tiles */
  tiles?: MapTiles | undefined
  /** further controls */
  children?: ReactNode
}

export default function MapControls({ map, words, tiles, children }: Props) {
  return (
    <>
      <div className="map-tools">
        <div className="map-zoom">
          <button type="button" aria-label={words.zoomIn} onClick={() => map()?.zoomIn()}>
            +
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => map()?.zoomOut()}>
            −
          </button>
        </div>
        {children}
      </div>
      {tiles && (
        <p className="map-credit">
          {tiles.licence ? (
            <a href={tiles.licence} target="_blank" rel="noopener">
              {tiles.attribution}
            </a>
          ) : (
            tiles.attribution
          )}
        </p>
      )}
    </>
  )
}
