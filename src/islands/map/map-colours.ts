// Colours of the theme for canvases, read from its custom properties.

export interface MapColours {
  sea: string
  land: string
  coast: string
  ink: string
}

/** The colours of the current theme. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    sea: colour('--map-sea'),
    land: colour('--map-land'),
    coast: colour('--map-coast'),
    ink: colour('--ink'),
  }
}
