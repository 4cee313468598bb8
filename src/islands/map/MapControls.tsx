// Zoom buttons and the credit of what is drawn, over a map that stands.
import type { MapTiles } from '#lib/map-tiles.ts'
import type { DrawnMap } from './draw-map.ts'

interface Props {
  map: () => DrawnMap | undefined
  words: { zoomIn: string; zoomOut: string; attribution?: string }
  /** the service whose tiles are shown, if any */
  tiles?: MapTiles | undefined
}

const button =
  'flex size-11 items-center justify-center bg-sheet text-lg font-semibold text-ink hover:bg-wash'

export default function MapControls({ map, words, tiles }: Props) {
  return (
    <>
      <div className="absolute top-2 right-2 z-10 grid border border-line-strong">
        <button type="button" className={button} aria-label={words.zoomIn} onClick={() => map()?.zoomIn()}>
          +
        </button>
        <button type="button" className={button} aria-label={words.zoomOut} onClick={() => map()?.zoomOut()}>
          −
        </button>
      </div>
      <p className="absolute right-0 bottom-0 z-10 bg-sheet px-1.5 text-xs text-muted">
        {tiles?.licence ? (
          <a href={tiles.licence} target="_blank" rel="noopener">
            {tiles.attribution}
          </a>
        ) : (
          (tiles?.attribution ?? words.attribution)
        )}
      </p>
    </>
  )
}
