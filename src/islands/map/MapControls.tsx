// Zoom buttons and attribution over a map that is ready.
import type { MapTiles } from '#lib/map-tiles.ts'
import type { DrawnMap } from './map.ts'

/** Source of the bundled coasts and borders. */
const landSource = 'Natural Earth'

interface Props {
  map: () => DrawnMap | undefined
  words: { zoomIn: string; zoomOut: string }
  /** the service of the shown tiles */
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
