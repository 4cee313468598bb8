// The element Leaflet draws into, over the drawing of the page, which stays until the map is ready.
import type { ReactNode, Ref } from 'react'

interface Props {
  box: Ref<HTMLDivElement>
  /** accessible name of the map */
  label: string | undefined
  ready: boolean
  children: ReactNode
}

/** Its parent is the page's map box: positioned, of fixed height. */
export function MapBox({ box, label, ready, children }: Props) {
  return (
    <div className="map-live">
      <div ref={box} role="application" aria-label={label} data-ready={ready || undefined} />
      {children}
    </div>
  )
}
