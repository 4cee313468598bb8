// Countries of the world at 1:10 million, as Natural Earth draws them (npm package world-atlas).
import { createRequire } from 'node:module'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type WorldCountries = Topology<{ countries: GeometryCollection<{ name: string }> }>

export const readWorldCountries = (): WorldCountries =>
  createRequire(import.meta.url)('world-atlas/countries-10m.json')
