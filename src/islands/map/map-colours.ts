// Colours of the theme for canvases, read from its custom properties.
import { type Mode, modes } from '#catalogue/mode.ts'

export interface MapColours {
  sea: string
  land: string
  coast: string
  river: string
  ink: string
  /** of ways that are not chosen */
  faint: string
  mode: Record<Mode, string>
}

/** The colours of the current theme. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    sea: colour('--map-sea'),
    land: colour('--map-land'),
    coast: colour('--map-coast'),
    river: colour('--map-river'),
    ink: colour('--ink'),
    faint: colour('--line-strong'),
    mode: Object.fromEntries(modes.map((mode) => [mode, colour(`--${mode}`)])) as Record<Mode, string>,
  }
}
