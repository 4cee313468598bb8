// The modes of travel in the order of D61, and their traits in pages and browsers.
// Browsers load this file: build-only traits are in mode-rules.ts. Hues: --{mode} of styles/site.css.
export const modes = ['train', 'flight', 'bus', 'ferry', 'car'] as const
export type Mode = (typeof modes)[number]

export function isMode(value: unknown): value is Mode {
  return modes.includes(value as Mode)
}

/** The network a mode uses. */
export type Way = 'rail' | 'air' | 'road' | 'sea'

interface ModeTraits {
  way: Way
  /** the traveller drives: no operator, timetable, ticket or change of vehicle */
  isDriven: boolean
  /** where travellers wait for departure, in the words of trip plans */
  terminal: 'airport' | 'station' | undefined
  /** name of its lucide icon */
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
/** A mode with services of operators. */
export type ServedMode = Exclude<Mode, DrivenMode>

export const isDriven = (mode: Mode): mode is DrivenMode => modeTraits[mode].isDriven
export const isServed = (mode: Mode): mode is ServedMode => !isDriven(mode)
export const servedModes = modes.filter(isServed) as [ServedMode, ...ServedMode[]]
export const wayOf = (mode: Mode): Way => modeTraits[mode].way
