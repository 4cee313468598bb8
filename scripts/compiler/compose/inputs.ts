// What journeys are composed of: as long as it stays, so do all routes.
import { inputsHash } from '#tools/inputs-hash.ts'

/** Tables of the network. */
const tables = [
  ...['airport-transfers', 'airports', 'calls', 'factors', 'fare-models', 'fares', 'operator-rules'],
  ...['operators', 'overrides', 'places', 'roads', 'services', 'sources', 'stop-links', 'stops', 'vignettes'],
].map((folder) => `data/${folder}`)
const code = [
  ...['compose', 'figures', 'land', 'reach', 'read', 'shapes'].map((folder) => `scripts/compiler/${folder}`),
  ...['src/catalogue', 'src/geo', 'src/lib', 'package-lock.json'],
]

/** A fingerprint of the network in `root` and of the code that composes it. */
export const networkInputs = (root?: string): string => inputsHash(tables, root) + inputsHash(code)
