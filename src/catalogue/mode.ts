// The five modes of travel, in the order the specification names them.
export const modes = ['train', 'flight', 'bus', 'ferry', 'car'] as const
export type Mode = (typeof modes)[number]

export function isMode(value: unknown): value is Mode {
  return modes.includes(value as Mode)
}

/** How one gets about inside a city or to a stop. */
export const localModes = ['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'rideshare', 'ferry'] as const
export type LocalMode = (typeof localModes)[number]
