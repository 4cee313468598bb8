// Words of the movable map, on generated routes and on route pages.
import type { Messages } from '#i18n/messages/en.ts'

export interface MapWords {
  /** accessible name of the map */
  label: string
  loading: string
  zoomIn: string
  zoomOut: string
  attribution: string
  /** asks for detailed tiles */
  street: string
  fallback: string
}

/** In the page's language; the attribution is a name. */
export function mapWords({ route, error }: Pick<Messages, 'route' | 'error'>): MapWords {
  return {
    label: route.map,
    loading: route.mapLoading,
    zoomIn: route.mapZoomIn,
    zoomOut: route.mapZoomOut,
    attribution: 'Natural Earth',
    street: route.mapStreet,
    fallback: error.title,
  }
}
