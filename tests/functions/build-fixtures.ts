// Stand-ins for the files that the build writes for the functions.
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../fixtures/server')

export const buildFixtures = [
  {
    find: /^#build\/server\/(directory|facts|gazetteer|indexed-pairs|land|opportunities|release|csp)\.json$/,
    replacement: `${folder}/$1.json`,
  },
]

/** Starts the fake outside services; their address is `inject('upstreams')`. */
export const globalSetup = [resolve(import.meta.dirname, '../fixtures/upstreams/setup.ts')]
