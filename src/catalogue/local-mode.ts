// Ways of travelling inside a city or to a stop.
export const localModes = ['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'rideshare', 'ferry'] as const
export type LocalMode = (typeof localModes)[number]
