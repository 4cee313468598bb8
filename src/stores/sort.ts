// How the options of a route are ordered. The choice lives in the URL query (D51).
import { atom } from 'nanostores'

export const sortModes = ['default', 'duration', 'price', 'eco'] as const
export type SortMode = (typeof sortModes)[number]

export const $sort = atom<SortMode>('default')
