// Colours for what is painted on a canvas, read from the theme's custom properties.

export interface MapColours {
  sea: string
  land: string
  coast: string
  ink: string
}

/** The colours of the theme as it stands. */
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
