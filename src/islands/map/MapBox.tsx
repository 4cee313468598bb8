// The element that Leaflet draws into. It covers the page's drawing once the map is ready (A10).
import type { ReactNode, Ref } from 'react'

interface Props {
  box: Ref<HTMLDivElement>
  /** accessible name of the map */
  label: string | undefined
  ready: boolean
  /** over a sketch: takes the height of a map before Leaflet measures it */
  open?: boolean
  /** controls and messages */
  children: ReactNode
}

/** The parent is the page's map box: positioned, of fixed height. */
export function MapBox({ box, label, ready, open, children }: Props) {
  return (
    <div className="map-live" data-open={open || undefined}>
      <div ref={box} role="application" aria-label={label} data-ready={ready || undefined} />
      {children}
    </div>
  )
}
