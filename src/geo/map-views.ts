// What is visible of a drawn map on screens from 320 px: the box of `.map-box` in site.css is 400 px high.

import type { View } from './label-places.ts'
import { drawnHeight, drawnWidth } from './land-frame.ts'

const boxHeight = 400

/** Boxes that bound all others: width in px, and the scale of marks in site.css at that width of the screen. */
const boxes = [
  // screens of 320 and 639 px
  { px: 286, scale: 1.5 },
  { px: 605, scale: 1.5 },
  // of 640 and 831 px
  { px: 590, scale: 1 },
  { px: 782, scale: 1 },
  // of 832 px; of 1,055 px; of 1,056 px and more, where facts stand beside the box
  { px: 782, scale: 0.8 },
  { px: 1006, scale: 0.8 },
  { px: 678, scale: 0.8 },
  { px: 710, scale: 0.8 },
]
/** Nothing touches the edge, units. */
const margin = 2

/** The views of a drawing that fills its box and is cut where the box has another shape. */
export const mapViews: readonly View[] = boxes.map(({ px, scale }) => {
  const pxPerUnit = Math.max(px / drawnWidth, boxHeight / drawnHeight)
  const [width, height] = [px / pxPerUnit, boxHeight / pxPerUnit]
  return {
    left: (drawnWidth - width) / 2 + margin,
    right: (drawnWidth + width) / 2 - margin,
    top: (drawnHeight - height) / 2 + margin,
    bottom: (drawnHeight + height) / 2 - margin,
    scale,
  }
})

/** Size of names in units before a view's scale: `.map-label` of site.css. */
export const labelSize = 8
/** Radius of the discs of ends, with a letter, of changes, and of towns that show where the map is (site.css). */
export const discRadius = { lettered: 6, end: 4, change: 2.5, town: 1.5 }
