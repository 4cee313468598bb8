// The modes of travel, in the order the specification names them, and what pages and browsers ask of each. What only a
// build asks stands in mode-rules.ts: browsers carry this file. A mode's hue is the token --{mode} of styles/site.css.
export const modes = ['train', 'flight', 'bus', 'ferry', 'car'] as const
export type Mode = (typeof modes)[number]

export function isMode(value: unknown): value is Mode {
  return modes.includes(value as Mode)
}

/** What a mode travels on. */
export type Way = 'rail' | 'air' | 'road' | 'sea'

interface ModeTraits {
  way: Way
  /** the traveller drives: no operator, no timetable, no ticket, no change of vehicle */
  isDriven: boolean
  /** where one waits before it leaves, as trip plans call it */
  terminal: 'airport' | 'station' | undefined
  /** name of its drawing in lucide */
  icon: string
}

export const modeTraits = {
  train: { way: 'rail', isDriven: false, terminal: 'station', icon: 'train-front' },
  flight: { way: 'air', isDriven: false, terminal: 'airport', icon: 'plane' },
  bus: { way: 'road', isDriven: false, terminal: 'station', icon: 'bus' },
  ferry: { way: 'sea', isDriven: false, terminal: 'station', icon: 'ship' },
  car: { way: 'road', isDriven: true, terminal: undefined, icon: 'car' },
} as const satisfies Record<Mode, ModeTraits>

type DrivenMode = { [M in Mode]: (typeof modeTraits)[M]['isDriven'] extends true ? M : never }[Mode]
/** A mode whose rides are services of operators. */
export type ServedMode = Exclude<Mode, DrivenMode>

export const isDriven = (mode: Mode): mode is DrivenMode => modeTraits[mode].isDriven
export const isServed = (mode: Mode): mode is ServedMode => !isDriven(mode)
export const servedModes = modes.filter(isServed) as [ServedMode, ...ServedMode[]]
/** What a mode travels on. */
export const wayOf = (mode: Mode): Way => modeTraits[mode].way

/** How one gets about inside a city or to a stop. */
export const localModes = ['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'rideshare', 'ferry'] as const
export type LocalMode = (typeof localModes)[number]
