// Marks of the movable map with their names, placed anew after each zoom so that none covers another.
import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import { type Mark, placeLabels } from '#geo/label-places.ts'
import type { MapPoint } from './map.ts'

/** Font size and radii of `.map-pin` and its discs in late.css, px. */
const labelPx = 14
const radiusPx = { lettered: 12, plain: 8, change: 4, town: 3, named: 3 }
/** Names stay this far from the edges, px: at the bottom stands a credit, or a row of controls. */
const edgePx = { side: 2, credit: 20, controls: 72 }

export interface Pin extends MapPoint {
  /**
   * a small dot whose name may be left out: a change of the chosen option, a town that shows where the map is, or one whose dot
   * another layer draws
   */
  dot?: 'change' | 'town' | 'named'
}

/** A disc, with or without a letter, and the place's name. Trusted Types forbid HTML strings (A7). */
function elementOf({ label, name, dot }: Pin): HTMLElement {
  const [pin, disc, sign] = ['div', 'span', 'span'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  pin.className = dot ? `map-pin map-${dot}` : 'map-pin'
  disc.className = 'map-disc'
  disc.textContent = label
  sign.className = 'map-name'
  sign.textContent = name
  pin.append(disc, sign)
  return pin
}

const markOf = (map: LeafletMap, { lat, lng, label, name, dot }: Pin): Mark => {
  const { x, y } = map.latLngToContainerPoint([lat, lng])
  const radius = radiusPx[dot ?? (label ? 'lettered' : 'plain')]
  return { ...{ x, y, radius, name }, isEnd: !dot }
}

/** Marks on a map. @param linesOf lines that names keep clear of, in px of the map's box @param below what stands at its bottom */
export function pinsOn(
  map: LeafletMap,
  linesOf: () => readonly (readonly number[])[],
  below: 'credit' | 'controls',
) {
  const group: LayerGroup = layerGroup().addTo(map)
  let shown: { pin: Pin; sign: HTMLElement }[] = []
  const place = () => {
    const { x: right, y: bottom } = map.getSize()
    const view = {
      ...{ left: edgePx.side, top: edgePx.side, right: right - edgePx.side },
      bottom: bottom - edgePx[below],
      scale: 1,
    }
    const marks = shown.map(({ pin }) => markOf(map, pin))
    const spots = placeLabels({ marks, lines: linesOf(), size: labelPx, views: [view] })
    shown.forEach(({ sign }, index) => {
      const spot = spots[index]
      sign.hidden = !spot
      if (!spot) return
      const shift = { start: 0, middle: -50, end: -100 }[spot.anchor]
      // the baseline of a line of 14 px lies 0.76 em below its top
      sign.style.transform = `translate(calc(${spot.dx}px + ${shift}%), ${spot.dy - 0.76 * labelPx}px)`
    })
  }
  map.on('zoomend', place)
  return {
    /** Replaces all marks; ends come first. */
    show: (pins: readonly Pin[]) => {
      group.clearLayers()
      shown = pins.map((pin) => {
        const html = elementOf(pin)
        const icon = divIcon({ html, className: '', iconSize: [0, 0] })
        group.addLayer(marker([pin.lat, pin.lng], { icon, interactive: false, keyboard: false }))
        return { pin, sign: html.lastElementChild as HTMLElement }
      })
      place()
    },
  }
}
