// Where reach files and brief files lie while they are compiled: folders of .build, a file for each place, and one of pairs that may be listed.
import { join } from 'node:path'
import type { PlaceId } from '#catalogue/place.ts'
import { buildFolder, serverFolder } from '#tools/root.ts'

export const reachFolder = join(buildFolder, 'reach')
export const briefFolder = join(buildFolder, 'brief')
export const indexedPairsFile = join(serverFolder, 'indexed-pairs.json')
export const reachName = (place: PlaceId) => `${place}.json`
export const reachFile = (folder: string, place: PlaceId) => join(folder, reachName(place))
