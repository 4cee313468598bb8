// The movable map of a generated route.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { MapPoint } from '#islands/map/map.ts'
import RouteMap from '#islands/map/RouteMap.tsx'

/** Mounts into the element over the drawing; its data attributes hold points and base. */
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
