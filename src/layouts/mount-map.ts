// The movable maps of pages that are drawn on request.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { WaysFile } from '#catalogue/route-ways.ts'
import type { MapPoint } from '#islands/map/map.ts'
import RouteMap from '#islands/map/RouteMap.tsx'

/** Mounts that of a generated route into the element over the drawing; its data attributes hold points and base. */
export function mountMap(into: HTMLElement): void {
  const { points = '[]', base } = into.dataset
  createRoot(into).render(
    createElement(RouteMap, {
      points: JSON.parse(points) as MapPoint[],
      line: true,
      baseUrl: base,
    }),
  )
}

/** Mounts that of the towns around one over the drawing in its box; `$mapTowns` has them. */
export function mountAround(box: HTMLElement, around: MapPoint): void {
  createRoot(box.appendChild(document.createElement('div'))).render(createElement(RouteMap, { around }))
}

/** Mounts that of a tool's answer over the drawing in its box, which holds the ways. */
export function mountWays(box: HTMLElement): void {
  const into = box.appendChild(document.createElement('div'))
  const ways = JSON.parse(box.dataset.ways ?? '') as WaysFile
  createRoot(into).render(createElement(RouteMap, { ways }))
}
