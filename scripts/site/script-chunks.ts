// Why: by default, the bundler makes a file of every small module that two scripts share: a dozen
// requests for five kilobytes before the page script runs.
// How: modules that the page script needs at once go into one file, `page`, whichever islands share
// them; other small modules are grouped by the scripts that import them. The bundler cannot know
// which modules run at once.
// What it saves: 19 of 25 requests of a route page and 1.7 of 11.2 KB (November 2026). Small files are not
// merged (`entriesAwareMergeThreshold`): from 3,000 bytes on, a file of two scripts took in code that draws
// pages, and the search form loaded 198 KB instead of 21.
// When the library changes: `codeSplitting` is an option of Rolldown; without it pages work with
// more requests, and `npm run bench -- weight` fails above six. tests/unit/script-chunks.test.ts
// fails when the list names a module that does not exist, such as a renamed one.
import type { EnvironmentOptions } from 'vite'

/** Modules of src/ that the page script needs when it starts. */
export const pageModules = [
  'layouts/board',
  'layouts/way-back',
  'layouts/share-and-print',
  'layouts/details',
  'layouts/open-dialog',
  'layouts/drawn-option',
  'layouts/header-search',
  'layouts/page-scripts',
  'stores/money',
  'stores/currency',
  'stores/theme',
  'stores/tracking',
  'stores/recent',
  'stores/page-words',
  'lib/after-paint',
  'lib/query',
  'lib/browser-store',
  'lib/when-shown',
  'lib/island-events',
  'lib/trusted-types',
  'lib/languages',
  'catalogue/currency',
  'catalogue/storage-keys',
  'i18n/load-live',
] as const
/** Folders of src/ of which every module belongs to the page script. */
export const pageFolders = ['islands/runtime'] as const

const bySlash = (path: string) => path.replaceAll('/', String.raw`[\\/]`)
const ours = [...pageModules, ...pageFolders.map((folder) => String.raw`${folder}/[\w-]+`)]
  .map(bySlash)
  .join('|')
/** Paths of the modules of `page`. */
export const page = new RegExp(
  String.raw`[\\/]nanostores[\\/]atom[\\/]|[\\/]src[\\/](?:${ours})\.ts$|preload-helper`,
)

/** Words of run time in one language with the turns they share: a file of their own, as a page with a filter in its address asks for them and for nothing else. */
const liveWords = /[\\/]src[\\/]i18n[\\/](?:live|parts)[\\/]([a-z]{2})\.ts$/

/** Modules of src/ without React, which page scripts and islands share. */
const shared =
  /[\\/]src[\\/](stores|lib|geo|catalogue|places|contracts|i18n|models[\\/]on-request)[\\/].*\.ts$|[\\/]nanostores[\\/]/

export const browserCode: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        // by default the file of a layout's script has the whole query in its name
        entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash].js`,
        chunkFileNames: ({ name }) => `_astro/${name.startsWith('shared') ? 'shared' : '[name]'}.[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'page', test: page, priority: 2 },
            {
              name: (id) => `live-${liveWords.exec(id)?.[1]}`,
              test: liveWords,
              priority: 1,
            },
            {
              name: 'shared',
              test: shared,
              minShareCount: 2,
              entriesAware: true,
            },
          ],
        },
      },
    },
  },
}
