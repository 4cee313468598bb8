// A generated route in the browser: the movable map over the drawn one, as on every route page.
import wanted from '#islands/directives/wanted.ts'
import type { MapPoint, Props } from '#islands/map/RouteMap.tsx'

async function mountMap(into: HTMLElement): Promise<void> {
  const { points = '[]', base = '', words = '{}' } = into.dataset
  const [{ createElement }, { createRoot }, { default: RouteMap }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('#islands/map/RouteMap.tsx'),
  ])
  createRoot(into).render(
    createElement(RouteMap, {
      points: JSON.parse(points) as MapPoint[],
      baseUrl: base,
      words: JSON.parse(words) as Props['words'],
    }),
  )
}

/** Loads the map once it is in view and the visitor has moved. */
export function setupGenerated(): void {
  const target = document.querySelector<HTMLElement>('[data-map]')
  const box = target?.parentElement
  if (target && box) wanted(async () => () => mountMap(target), { name: 'wanted', value: '' }, box)
}
