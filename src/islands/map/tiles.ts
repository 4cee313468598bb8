// The configured tile service; astro.config.mjs replaces the expression at build.
import type { MapTiles } from '#lib/map-tiles.ts'

export const tiles = (import.meta.env.MAP_TILES ?? undefined) as MapTiles | undefined
