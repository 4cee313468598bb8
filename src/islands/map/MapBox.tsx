// The element Leaflet draws into, over the drawing of the page, which stays until the map is ready.
import type { ReactNode, Ref } from 'react'

interface Props {
  box: Ref<HTMLDivElement>
  /** accessible name of the map */
  label: string
  ready: boolean
  children: ReactNode
}

/** Never changes: Leaflet adds classes of its own to this element. */
const boxClass = 'invisible absolute! inset-0 isolate data-ready:visible'

/** Its parent is the page's map box: positioned, of fixed height. */
export function MapBox({ box, label, ready, children }: Props) {
  return (
    <div className={`absolute inset-0 print:hidden ${ready ? '' : 'pointer-events-none'}`}>
      <div
        ref={box}
        role="application"
        aria-label={label}
        className={boxClass}
        data-ready={ready || undefined}
      />
      {children}
    </div>
  )
}
