// The screens pages are looked at, weighed and timed on, px: a phone of today and a laptop.
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const
