// How browser code is cut into files. Left alone, every small module that two scripts share becomes a file of its
// own: a dozen requests for five kilobytes before anything happens.
import type { EnvironmentOptions } from 'vite'

/** What the page script needs before anything is touched: with it one request, however islands share its parts. */
const page =
  /[\\/]nanostores[\\/]atom[\\/]|[\\/]src[\\/](stores[\\/](board|sort|money|currency|theme|tracking|recent|page-words)|lib[\\/](after-paint|query|browser-store|when-shown|fill|name-from-id|island-events|languages)|catalogue[\\/](currency|limits|storage-keys)|i18n[\\/](paths|page-families|load-live)|islands[\\/]directives[\\/]\w+)\.ts$|preload-helper/

/** Small code of ours without React, which page scripts and islands share. */
const shared =
  /[\\/]src[\\/](stores|lib|geo|catalogue|places|contracts|i18n|models[\\/]on-request)[\\/].*\.ts$|[\\/]nanostores[\\/]/

/**
 * Modules wanted by the same scripts share a file, and files under this size join their nearest neighbour.
 * Measured: 0 gives 9 files on a route page, 8,000 gives 3 and the fewest bytes, 16,000 drags in code of islands.
 */
const joinBelowBytes = 8000

export const browserCode: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        // the script of a layout is named by its whole query otherwise
        entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash].js`,
        chunkFileNames: ({ name }) => `_astro/${name.startsWith('shared') ? 'shared' : '[name]'}.[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'page', test: page, priority: 2 },
            {
              name: 'shared',
              test: shared,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: joinBelowBytes,
            },
          ],
        },
      },
    },
  },
}
