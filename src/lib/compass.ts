// Directions of the compass.

/** Eight directions, clockwise from north. */
export const directionsOfCompass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type CompassDirection = (typeof directionsOfCompass)[number]
