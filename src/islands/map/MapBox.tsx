// The element Leaflet draws into, over the drawing of the page, which stays until the map is ready.
import type { ReactNode, Ref } from 'react'

interface Props {
  box: Ref<HTMLDivElement>
  /** accessible name of the map */
  label: string | undefined
  ready: boolean
  /** what is shown runs from the lower left to the upper right: controls stand in the other corners */
  rising?: boolean
  children: ReactNode
}

/** Its parent is the page's map box: positioned, of fixed height. */
export function MapBox({ box, label, ready, rising = false, children }: Props) {
  return (
    <div className="map-live" data-rising={(ready && rising) || undefined}>
      <div ref={box} role="application" aria-label={label} data-ready={ready || undefined} />
      {children}
    </div>
  )
}
