// Where reach files lie while they are compiled: a folder of .build, a file for each place.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceId } from '#catalogue/place.ts'
import { buildFolder } from '#tools/root.ts'

export const reachFolder = join(buildFolder, 'reach')
export const reachFile = (folder: string, place: PlaceId) => join(folder, `${place}.json`)

/** Writes a file whose text is new. @returns whether it was */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}

/** Removes the files of places that are no towns any more. */
export function removeOthers(folder: string, places: readonly PlaceId[]): void {
  const kept = new Set(places.map((place) => `${place}.json`))
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!kept.has(name)) rmSync(join(folder, name))
}
