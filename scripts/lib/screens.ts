// Screens for pictures and measurements, px: a phone and a laptop.
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const
