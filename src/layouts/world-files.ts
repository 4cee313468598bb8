// Files with which a browser resolves an address: the directory first, the world only if needed.

import type { LandFile } from '#geo/land-file.ts'
import { getJson } from '#lib/get-json.ts'
import type { World } from '#models/on-request/generated-route.ts'
import type { Directory } from '#places/directory.ts'
import { type DirectoryIndex, indexDirectory } from '#places/directory-index.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'

export interface KnownWorld {
  index: DirectoryIndex
  world: World
}

/** @throws Error when the file cannot be read */
export async function loadDirectory(): Promise<Directory> {
  return (await getJson('/directory.json')) as Directory
}

/**
 * Gazetteer and land, a megabyte, for an address that the directory does not know.
 * @throws Error when a file cannot be read
 */
export async function loadWorld(directory: Directory): Promise<KnownWorld> {
  const [{ indexPlaces }, { createWorld }, gazetteer, land] = await Promise.all([
    import('#places/place-index.ts'),
    import('#models/on-request/world.ts'),
    getJson('/gazetteer.json') as Promise<GazetteerFile>,
    getJson('/land.json') as Promise<LandFile>,
  ])
  return {
    index: indexDirectory(directory, indexPlaces(gazetteer)),
    world: createWorld(directory.estimates, { gazetteer, land }),
  }
}
