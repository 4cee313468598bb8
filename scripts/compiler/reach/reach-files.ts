// Where reach files lie while they are compiled: a folder of .build, a file for each place.
import { join } from 'node:path'
import type { PlaceId } from '#catalogue/place.ts'
import { buildFolder } from '#tools/root.ts'

export const reachFolder = join(buildFolder, 'reach')
export const reachName = (place: PlaceId) => `${place}.json`
export const reachFile = (folder: string, place: PlaceId) => join(folder, reachName(place))
