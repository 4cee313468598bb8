// Screens the site must fit, from the narrowest phone to a wide desktop.
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }
/** Swept for sideways scroll, px. */
export const widths = [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440]
