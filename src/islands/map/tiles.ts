// The tile service the build was configured with; astro.config.mjs puts it in place of the expression.
import type { MapTiles } from '#lib/map-tiles.ts'

export const tiles = (import.meta.env.MAP_TILES ?? undefined) as MapTiles | undefined
