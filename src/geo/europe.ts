// The area that maps of Europe show, degrees; beyond it only ends of journeys by air lie.
export const europe = { west: -25, south: 30, east: 45, north: 72 } as const
