// Widths that the site must fit, from the narrowest phone to a wide desktop.
import { screens } from '../../../scripts/lib/screens.ts'

export const { phone, desktop } = screens
/** Widths tested for sideways scroll, px. */
export const widths = [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440]
