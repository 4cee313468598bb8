// Zoom buttons and the credit of what is drawn, over a map that stands.
import type { MapTiles } from '#lib/map-tiles.ts'
import type { DrawnMap } from './map.ts'

/** Whose coasts and borders are drawn where no tiles are. */
const landSource = 'Natural Earth'

interface Props {
  map: () => DrawnMap | undefined
  words: { zoomIn: string; zoomOut: string }
  /** the service whose tiles are shown, if any */
  tiles?: MapTiles | undefined
}

export default function MapControls({ map, words, tiles }: Props) {
  return (
    <>
      <div className="map-zoom">
        <button type="button" aria-label={words.zoomIn} onClick={() => map()?.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => map()?.zoomOut()}>
          −
        </button>
      </div>
      <p className="map-credit">
        {tiles?.licence ? (
          <a href={tiles.licence} target="_blank" rel="noopener">
            {tiles.attribution}
          </a>
        ) : (
          (tiles?.attribution ?? landSource)
        )}
      </p>
    </>
  )
}
