// The raster tile service of street maps, requested only after a visitor's click (D47).

export interface MapTiles {
  /** template with {z}, {x}, {y} and optionally {s} */
  url: string
  attribution: string
  /** the service's page about its licence */
  licence?: string
}

const openStreetMap: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  licence: 'https://www.openstreetmap.org/copyright',
}

/**
 * The service of MAP_STYLE_URL and MAP_ATTRIBUTION, by default OpenStreetMap's own; undefined for "none".
 * @throws RangeError for an address that is not https or lacks {z}, {x} or {y}
 */
export function mapTiles(env: { MAP_STYLE_URL?: string; MAP_ATTRIBUTION?: string }): MapTiles | undefined {
  const url = env.MAP_STYLE_URL
  if (!url) return openStreetMap
  if (url === 'none') return undefined
  if (!/^https:\/\/\S+$/.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    throw new RangeError(
      `MAP_STYLE_URL is "${url}". Give an https address with {z}, {x} and {y}, or "none" for no tiles.`,
    )
  return { url, attribution: env.MAP_ATTRIBUTION ?? '' }
}

/** Origin of the tiles for the Content-Security-Policy: "https://*.tile.example.org" */
export function tileOrigin({ url }: MapTiles): string {
  return /^https:\/\/[^/]+/.exec(url)?.[0].replace('{s}', '*') ?? ''
}
