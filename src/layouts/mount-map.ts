// The movable map of a generated route, as on every route page.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { MapPoint } from '#islands/map/map.ts'
import RouteMap from '#islands/map/RouteMap.tsx'

/** Into the empty element over the drawing; its data attributes hold what the map shows. */
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
